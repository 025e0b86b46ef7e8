/** A number, or a range of them: "12", "12 to 15". */
export interface StepNumber {
  low: number;
  high: number;
  /** A measure by the name it has here, a time or a degree; null for a number of anything else. */
  unit: string | null;
}
