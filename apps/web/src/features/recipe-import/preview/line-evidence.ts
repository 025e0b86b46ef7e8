import type { Mark } from './marks.ts';

/** What the marks of one line have to show, each place and each wording of the source once. */
export function lineEvidence(marks: readonly Mark[]): Mark[] {
  const shown = new Set<string>();
  const isNew = (evidence: string) => !shown.has(evidence) && shown.add(evidence).size > 0;
  return marks.flatMap((mark) => {
    const region = mark.region !== null && isNew(JSON.stringify(mark.region)) ? mark.region : null;
    const excerpt = mark.excerpt !== null && isNew(`"${mark.excerpt}"`) ? mark.excerpt : null;
    return region === null && excerpt === null ? [] : [{ ...mark, region, excerpt }];
  });
}
