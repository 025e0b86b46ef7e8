export type ConfidenceTone = 'green' | 'yellow' | 'red';

export function confidenceTone(confidence: number): ConfidenceTone {
  if (confidence >= 80) return 'green';
  return confidence >= 60 ? 'yellow' : 'red';
}

const LABELS = [
  [90, 'Excellent'],
  [80, 'Very Good'],
  [70, 'Good'],
  [60, 'Fair'],
  [50, 'Poor'],
] as const;

export function confidenceLabel(confidence: number): string {
  return LABELS.find(([from]) => confidence >= from)?.[1] ?? 'Very Poor';
}
