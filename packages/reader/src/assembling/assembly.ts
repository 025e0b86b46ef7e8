import { type Evidence, type Ingredient, TEXT_MAX } from '@commonplate/contract';
import type { Finding } from '../finding/finding.ts';
import type { PageWords } from '../otherwise/page-words.ts';
import { DOUBTED, type FieldConfidence } from './page-confidence.ts';
import { clamp } from '../text/clamp.ts';

interface OnPage extends Partial<PageWords> {
  path: string;
  sure?: number;
  ingredient?: Ingredient;
}

/** A finding while it becomes an import result: where each field comes from is noted, and how sure it is. */
export class Assembly {
  readonly finding: Finding;
  readonly confidence: FieldConfidence;
  readonly evidence: Evidence[] = [];

  constructor(finding: Finding, confidence: FieldConfidence) {
    this.finding = finding;
    this.confidence = confidence;
  }

  /** What was read as it stands there. */
  source(path: string, confidence: number, excerpt: string): void {
    this.evidence.push({
      path,
      confidence,
      basis: 'source',
      excerpt: clamp(excerpt, TEXT_MAX),
    });
  }

  /** What the data has in other signs than words. */
  declared(path: string): void {
    this.evidence.push({ path, confidence: this.confidence.facts, basis: 'source' });
  }

  /** What the page shows where that is something else than what was read. */
  onPage({ path, sure = DOUBTED, words = null, says = 'differs', ...read }: OnPage): void {
    const excerpt = words === null ? null : { excerpt: clamp(words, TEXT_MAX) };
    this.evidence.push({
      path,
      confidence: sure,
      basis: 'source',
      pageSays: says,
      ...excerpt,
      ...read,
    });
  }

  /** What follows from something else that was read. */
  inferred(path: string, confidence: number, excerpt?: string): void {
    this.evidence.push({
      path,
      confidence,
      basis: 'inferred',
      ...(excerpt !== undefined && { excerpt }),
    });
  }
}
