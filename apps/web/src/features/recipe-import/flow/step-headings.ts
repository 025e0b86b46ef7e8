import type { ImportStep } from './use-import-flow.ts';

interface Heading {
  title: string;
  subtitle: string;
}

/** Of what can be read; a dish can only be guessed. */
export const readFrom = (source: string): string =>
  `Read from ${source}. What we were not sure of is marked, with the place it came from.`;

/** The name of the page at this step; undefined where the mode's own name stays. */
export function stepHeading(step: ImportStep, origin: string): Heading | undefined {
  if (step.name === 'photo-selection') {
    return {
      title: 'Choose a photo',
      subtitle: `Your card has no picture of the dish. Pick one for ${step.result.title}, or skip and add your own later.`,
    };
  }
  if (step.name === 'preview') {
    return {
      title: 'Check the recipe',
      subtitle: origin,
    };
  }
  return undefined;
}
