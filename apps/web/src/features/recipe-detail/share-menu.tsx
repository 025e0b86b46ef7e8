import { COPIED_MS, type Recipe } from '@commonplate/contract';
import { Check, Link, Mail, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../../lib/clipboard.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toasts.ts';
import { FacebookIcon, TwitterIcon, WhatsAppIcon } from './share-icons.ts';
import { shareLinks } from './share-links.ts';

function useCopiedMark() {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return [copied, () => setCopied(true)] as const;
}

export function ShareMenu({ recipe }: { recipe: Recipe }) {
  const [copied, markCopied] = useCopiedMark();
  const url = `${window.location.origin}${paths.recipe.to(recipe.id)}`;
  const links = shareLinks({ url, title: recipe.title });

  const copy = async () => {
    if (await copyText(url)) {
      markCopied();
      showToast({ type: 'success', title: 'Link copied', message: url });
    } else {
      showToast({
        type: 'error',
        title: 'Copying is not possible here',
        message: `Please copy the address by hand: ${url}`,
      });
    }
  };
  return (
    <Menu
      label="Share"
      items={[
        {
          label: 'Copy Link',
          icon: copied ? Check : Link,
          done: copied,
          staysOpen: true,
          onSelect: () => void copy(),
        },
        { label: 'Facebook', icon: FacebookIcon, href: links.facebook },
        { label: 'Twitter', icon: TwitterIcon, href: links.twitter },
        { label: 'Email', icon: Mail, href: links.email },
        { label: 'WhatsApp', icon: WhatsAppIcon, href: links.whatsapp },
      ]}
    >
      {(trigger) => (
        <Button {...trigger} icon={Share2}>
          Share
        </Button>
      )}
    </Menu>
  );
}
