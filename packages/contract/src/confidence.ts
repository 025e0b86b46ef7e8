import { SURE_CONFIDENCE } from './limits.ts';

export type ConfidenceTone = 'green' | 'yellow' | 'red';

export function confidenceTone(confidence: number): ConfidenceTone {
  if (confidence >= SURE_CONFIDENCE) return 'green';
  return confidence >= 60 ? 'yellow' : 'red';
}

const LABELS = [
  [90, 'Excellent'],
  [SURE_CONFIDENCE, 'Very Good'],
  [70, 'Good'],
  [60, 'Fair'],
  [50, 'Poor'],
] as const;

export function confidenceLabel(confidence: number): string {
  return LABELS.find(([from]) => confidence >= from)?.[1] ?? 'Very Poor';
}
