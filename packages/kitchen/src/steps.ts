/** A direction's place is counted from 1. */
export function renumberSteps<S extends { readonly step: number }>(steps: readonly S[]): S[] {
  return steps.map((step, index) => ({ ...step, step: index + 1 }));
}
