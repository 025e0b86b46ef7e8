/** A part of a text, from one place to another. */
export interface Span {
  from: number;
  to: number;
}
