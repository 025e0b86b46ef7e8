import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { focusHeading } from '../lib/focus-heading.ts';

const RESTORE_WITHIN_MS = 600;
const positions = new Map<string, number>();

/** The page may still be growing when it is shown again: scroll as soon as it is tall enough. */
function scrollBackTo(top: number): () => void {
  const until = performance.now() + RESTORE_WITHIN_MS;
  let frame = 0;
  const attempt = () => {
    window.scrollTo(0, top);
    const reached = Math.abs(window.scrollY - top) <= 1;
    if (!reached && performance.now() < until) frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}

/** A new page starts at its top with the reader on its heading; going back returns to where one was. */
export function RouteFocus() {
  const { pathname, key, hash } = useLocation();
  const type = useNavigationType();
  const lastPath = useRef(pathname);
  const shownKey = useRef(key);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => positions.set(shownKey.current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useEffect(() => {
    shownKey.current = key;
    if (lastPath.current === pathname) return undefined;
    lastPath.current = pathname;
    focusHeading();
    if (type === NavigationType.Pop) return scrollBackTo(positions.get(key) ?? 0);
    if (hash === '') window.scrollTo(0, 0);
    return undefined;
  }, [pathname, key, type, hash]);

  return null;
}
