import { TOOLTIP_DELAY_MS } from '@commonplate/contract';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './tooltip.module.css';

interface TooltipProps {
  text: string;
  delay?: number;
  children: ReactNode;
}

const MARGIN = 8;

/** Keeps the tip inside the window: below the control under the upper edge, moved aside at the others. */
function place(tip: HTMLElement | null): void {
  if (tip === null) return;
  const { top, left, right } = tip.getBoundingClientRect();
  const beyond = right + MARGIN - document.documentElement.clientWidth;
  const shift = beyond > 0 ? -beyond : Math.max(MARGIN - left, 0);
  tip.toggleAttribute('data-below', top < 0);
  tip.style.marginLeft = `${shift}px`;
}

/** Shows the words of an icon to those who see it; readers get them from the control's own label. */
export function Tooltip({ text, delay = TOOLTIP_DELAY_MS, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const hideOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <span
      className={styles['anchor']}
      onPointerEnter={(event) => event.pointerType !== 'touch' && show()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={hideOnEscape}
      role="presentation"
    >
      {children}
      {open && (
        <span ref={place} className={styles['tip']} aria-hidden="true">
          {text}
        </span>
      )}
    </span>
  );
}
