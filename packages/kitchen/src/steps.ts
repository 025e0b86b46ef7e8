/** A direction with its place, counted from 1. */
export interface Step {
  readonly step: number;
  readonly instruction: string;
}

export function renumberSteps<S extends Step>(steps: readonly S[]): S[] {
  return steps.map((step, index) => ({ ...step, step: index + 1 }));
}

export function appendStep(steps: readonly Step[], instruction: string): Step[] {
  return [...steps, { step: (steps.at(-1)?.step ?? 0) + 1, instruction }];
}

/** Moves one step to another index and renumbers; a place outside the list changes no order. */
export function moveStep<S extends Step>(steps: readonly S[], from: number, to: number): S[] {
  const moved = [...steps];
  const step = moved[from];
  if (step !== undefined && to >= 0 && to < moved.length) {
    moved.splice(from, 1);
    moved.splice(to, 0, step);
  }
  return renumberSteps(moved);
}

export function moveStepUp<S extends Step>(steps: readonly S[], index: number): S[] {
  return moveStep(steps, index, index - 1);
}

export function moveStepDown<S extends Step>(steps: readonly S[], index: number): S[] {
  return moveStep(steps, index, index + 1);
}

export function removeStep<S extends Step>(steps: readonly S[], index: number): S[] {
  return renumberSteps(steps.filter((_, place) => place !== index));
}
