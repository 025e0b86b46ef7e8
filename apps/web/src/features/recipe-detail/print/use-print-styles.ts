import { useEffect } from 'react';
import printStyles from './print-page.css?url';

/** Time for the recipe and its photo to come first. */
const AFTER_MS = 1_000;

/** Has the browser keep the style sheet of the print page, so that a recipe that is shown can be printed without a connection. */
export function usePrintStyles(): void {
  useEffect(() => {
    const fetchThem = () =>
      // Without a connection there is nothing to fetch; printing asks for them once more.
      fetch(printStyles, { priority: 'low' }).catch(() => null);
    const timer = setTimeout(() => void fetchThem(), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
