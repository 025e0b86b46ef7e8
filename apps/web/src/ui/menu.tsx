import { type ReactNode, useId, useRef, useState } from 'react';
import { type MenuItem, MenuList } from './menu-list.tsx';
import styles from './menu.module.css';

interface TriggerProps {
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
}

interface MenuProps {
  /** Names the menu for readers. */
  label: string;
  items: readonly MenuItem[];
  /** The button that opens it; spread the given properties on it. */
  children: (props: TriggerProps) => ReactNode;
}

export function Menu({ label, items, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();

  const close = () => setOpen(false);
  const closeAndReturn = () => {
    setOpen(false);
    root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  };
  return (
    <div className={styles['menu']} ref={root}>
      {children({
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
      })}
      {open && (
        <MenuList id={id} label={label} items={items} onLeave={close} onClose={closeAndReturn} />
      )}
    </div>
  );
}
