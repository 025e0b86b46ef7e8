import { type RefObject, useEffect, useRef } from 'react';

interface TurnFocus {
  /** Holds the cards. */
  cards: RefObject<HTMLUListElement | null>;
  /** To be called when a page is turned by a button. */
  turning: () => void;
}

/**
 * The button that turns the page stands at its foot, and may go with it. Once the next page is there, the focus goes on at its
 * first recipe, unless it was put somewhere else in the meantime. `shown` is null while recipes are on their way.
 */
export function useTurnFocus(shown: number | null): TurnFocus {
  const cards = useRef<HTMLUListElement>(null);
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    if (shown === null || pressed.current === null) return;
    const { activeElement, body } = document;
    if (activeElement === body || activeElement === pressed.current)
      cards.current?.querySelector('a')?.focus();
    pressed.current = null;
  }, [shown]);
  return {
    cards,
    turning: () => {
      pressed.current = document.activeElement;
    },
  };
}
