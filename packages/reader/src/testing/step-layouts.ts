/** How a page writes a step, with its place among all. */
export type StepLayout = (step: string, at: number) => string;

/** Ways to count steps without a list. */
export const COUNTED_LAYOUTS: Readonly<Record<string, StepLayout>> = {
  'counted paragraphs': (step, at) => `<p>${at + 1}. ${step}</p>`,
  'paragraphs below their numbers': (step, at) => `<h4>Step ${at + 1}</h4><p>${step}</p>`,
  'blocks beside their numbers': (step, at) =>
    `<div><span>${at + 1}</span><div>${step}</div></div>`,
};
