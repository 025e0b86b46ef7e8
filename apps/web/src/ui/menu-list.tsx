import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { nextMenuItem } from './menu-keys.ts';
import styles from './menu.module.css';

export interface MenuItem {
  label: string;
  icon?: LucideIcon;
  onSelect?: () => void;
  /** Makes the item a link: an address elsewhere opens in a tab of its own. */
  href?: string;
  /** The menu stays, for an item that answers in its own place. */
  staysOpen?: boolean;
  /** Set on items of which one is chosen. */
  checked?: boolean;
  /** Its colour says that it succeeded; its label must say so too. */
  done?: boolean;
}

interface MenuListProps {
  id: string;
  label: string;
  items: readonly MenuItem[];
  /** The user went elsewhere: the focus stays there. */
  onLeave: () => void;
  /** The user is done: the focus goes back to the button. */
  onClose: () => void;
}

function MenuEntry({ item, onClose }: { item: MenuItem; onClose: () => void }) {
  const { label, icon, href, checked } = item;
  const onClick = () => {
    if (item.staysOpen !== true) onClose();
    item.onSelect?.();
  };
  const entry = {
    'data-menu-item': '',
    role: checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': checked,
    tabIndex: -1,
    className: classNames(styles['item'], item.done === true && styles['done']),
    onClick,
  };
  const inside = (
    <>
      {icon !== undefined && <Icon of={icon} />}
      {label}
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" {...entry}>
        {inside}
      </button>
    );
  }
  return (
    <a {...entry} href={href} target="_blank" rel="noopener noreferrer">
      {inside}
    </a>
  );
}

export function MenuList({ id, label, items, onLeave, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    const menu = list.current;
    // It hangs from the right edge of its button, unless that leads out of the window.
    menu?.toggleAttribute('data-from-left', menu.getBoundingClientRect().left < 0);
    const first = menu?.querySelector<HTMLElement>('[data-menu-item]');
    const chosen = menu?.querySelector<HTMLElement>('[aria-checked="true"]');
    (chosen ?? first)?.focus();
    const leaveOutside = ({ target }: Event) => {
      // The button lies beside the list and closes it by itself.
      if (target instanceof Node && menu?.parentElement?.contains(target) !== true) leave();
    };
    document.addEventListener('pointerdown', leaveOutside);
    document.addEventListener('focusin', leaveOutside);
    return () => {
      document.removeEventListener('pointerdown', leaveOutside);
      document.removeEventListener('focusin', leaveOutside);
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
      return;
    }
    if (event.key === 'Tab') {
      onLeave();
      return;
    }
    const elements = [...(list.current?.querySelectorAll<HTMLElement>('[data-menu-item]') ?? [])];
    const next = nextMenuItem(event.key, {
      labels: elements.map((element) => element.textContent),
      current: elements.findIndex((element) => element === document.activeElement),
    });
    if (next === null) return;
    event.preventDefault();
    elements[next]?.focus();
  };

  return (
    <div
      id={id}
      ref={list}
      className={styles['list']}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <MenuEntry key={item.label} item={item} onClose={onClose} />
      ))}
    </div>
  );
}
