import type { SourceLine } from '../card-line.ts';

export const ZONES = ['top', 'ingredients', 'directions', 'notes'] as const;
export type Zone = (typeof ZONES)[number];

export interface PlacedLine {
  line: SourceLine;
  zone: Zone;
  /** A heading, the name of a part, or a line of servings and times: never an ingredient or a step itself. */
  role: 'content' | 'heading' | 'section' | 'facts';
}
