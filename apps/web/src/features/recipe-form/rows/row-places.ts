/** Where a row lies in its list, in pixels from the list's top. */
export interface RowBox {
  readonly top: number;
  readonly height: number;
}

/** The place a row takes when it was dragged by `offset`: it passes a neighbour once it covers half of it. */
export function placeAfterDrag(boxes: readonly RowBox[], from: number, offset: number): number {
  const dragged = boxes[from];
  if (dragged === undefined) return from;
  const top = dragged.top + offset;
  const bottom = top + dragged.height;
  const middle = ({ top: start, height }: RowBox) => start + height / 2;
  const passedUp = boxes.slice(0, from).filter((box) => top < middle(box)).length;
  const passedDown = boxes.slice(from + 1).filter((box) => bottom > middle(box)).length;
  return from - passedUp + passedDown;
}

/** How far a row makes way while the row at `from` is held over the place `to`. */
export function wayMade(index: number, move: { from: number; to: number }, height: number): number {
  const { from, to } = move;
  if (index > from && index <= to) return -height;
  if (index < from && index >= to) return height;
  return 0;
}
