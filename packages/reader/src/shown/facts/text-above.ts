import type { SeenLine } from '../seen-lines.ts';

const ABOVE = 3_000;

/** The bare text right above the place where a page shows a line. */
export const textAbove = ({ at }: SeenLine, shown: string): string =>
  shown.slice(Math.max(0, at - ABOVE), at);
