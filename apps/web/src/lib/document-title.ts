import { useEffect } from 'react';

const PRODUCT = 'Commonplate';

let page = PRODUCT;
let lead: string | null = null;

function write(): void {
  document.title = lead === null ? page : `${lead} · ${page}`;
}

export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    page = title === null ? PRODUCT : `${title} · ${PRODUCT}`;
    write();
  }, [title]);
}

/** What stands before the page's own title, whichever page is open; null takes it away. */
export function leadDocumentTitle(words: string | null): void {
  if (lead === words) return;
  lead = words;
  write();
}
