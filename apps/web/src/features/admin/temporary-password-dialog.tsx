import { COPIED_MS } from '@commonplate/contract';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../../lib/clipboard.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import type { IssuedPassword } from './reset-user-password.ts';
import styles from './temporary-password-dialog.module.css';
import { nameOf } from './user-name.ts';

interface TemporaryPasswordDialogProps {
  issued: IssuedPassword;
  onClose: () => void;
}

type CopyState = 'idle' | 'copied' | 'failed';

const COPY_LABELS = { idle: 'Copy', copied: 'Copied', failed: 'Copy' } satisfies Record<
  CopyState,
  string
>;

export function TemporaryPasswordDialog({ issued, onClose }: TemporaryPasswordDialogProps) {
  const name = nameOf(issued.user);
  const [copy, setCopy] = useState<CopyState>('idle');
  useEffect(() => {
    if (copy !== 'copied') return undefined;
    const timer = setTimeout(() => setCopy('idle'), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copy]);

  const copyPassword = async () =>
    setCopy((await copyText(issued.temporaryPassword)) ? 'copied' : 'failed');
  return (
    <Dialog title="Temporary password" onClose={onClose} persistent>
      <p className={styles['muted']}>
        For {name === null ? issued.user.email : `${name}, ${issued.user.email}`}. It is shown only
        now.
      </p>
      <div className={styles['password']}>
        <code>{issued.temporaryPassword}</code>
        <Button icon={copy === 'copied' ? Check : Copy} onClick={() => void copyPassword()}>
          {COPY_LABELS[copy]}
        </Button>
      </div>
      {copy === 'failed' && (
        <p role="alert" className={styles['note']}>
          Copying is not possible here. Please select the password and copy it by hand.
        </p>
      )}
      <Banner tone="warning">
        <span className={styles['warning']}>
          The user must change this password at the next login. All open sessions of this user have
          ended.
        </span>
      </Banner>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
