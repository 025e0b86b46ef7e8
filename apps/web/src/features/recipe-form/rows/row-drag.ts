import { type RowBox, placeAfterDrag, wayMade } from './row-places.ts';

const BEGINS_AFTER_PX = 5;
const EDGE_PX = 96;
const SCROLL_STEP_PX = 12;

interface RowDrag {
  handle: HTMLElement;
  list: HTMLElement;
  from: number;
  /** Called once the row is let go over another place. */
  onDrop: (to: number) => void;
}

const boxOf = ({ offsetTop, offsetHeight }: HTMLElement): RowBox => ({
  top: offsetTop,
  height: offsetHeight,
});

/** Near the top or bottom of the window the page follows the hand. */
function scrollSpeed(clientY: number): number {
  if (clientY < EDGE_PX) return -SCROLL_STEP_PX;
  return clientY > window.innerHeight - EDGE_PX ? SCROLL_STEP_PX : 0;
}

const swallow = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

/** A press that turned into a drag is no click. */
function swallowNextClick(handle: HTMLElement): void {
  handle.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => handle.removeEventListener('click', swallow, { capture: true }));
}

/**
 * Follows one press on a row's handle. Rows are moved by transforms alone until the row is let go: the list is
 * rendered once, however long the drag.
 */
export function followRowDrag(press: PointerEvent, { handle, list, from, onDrop }: RowDrag): void {
  if (press.button !== 0) return;
  const rows = [...list.children].filter((row) => row instanceof HTMLElement);
  const dragged = rows[from];
  if (dragged === undefined) return;
  const boxes = rows.map(boxOf);
  const startY = press.clientY + window.scrollY;
  let lastY = press.clientY;
  let to = from;
  let active = false;
  let frame = 0;

  function show(): void {
    const offset = lastY + window.scrollY - startY;
    to = placeAfterDrag(boxes, from, offset);
    for (const [index, row] of rows.entries()) {
      const shift =
        index === from ? offset : wayMade(index, { from, to }, dragged?.offsetHeight ?? 0);
      row.style.transform = shift === 0 ? '' : `translateY(${shift}px)`;
    }
  }

  function followEdge(): void {
    const speed = scrollSpeed(lastY);
    if (speed !== 0) {
      window.scrollBy(0, speed);
      show();
    }
    frame = requestAnimationFrame(followEdge);
  }

  function onMove(event: PointerEvent): void {
    lastY = event.clientY;
    if (!active) {
      if (Math.abs(lastY + window.scrollY - startY) < BEGINS_AFTER_PX) return;
      active = true;
      list.dataset['dragging'] = '';
      dragged?.setAttribute('data-dragged', '');
      frame = requestAnimationFrame(followEdge);
    }
    show();
  }

  function end(drop: boolean): void {
    cancelAnimationFrame(frame);
    listening.abort();
    if (!active) return;
    swallowNextClick(handle);
    if (drop && to !== from) onDrop(to);
    delete list.dataset['dragging'];
    dragged?.removeAttribute('data-dragged');
    for (const row of rows) row.style.transform = '';
  }

  const listening = new AbortController();
  const { signal } = listening;
  handle.setPointerCapture(press.pointerId);
  handle.addEventListener('pointermove', onMove, { signal });
  handle.addEventListener('pointerup', () => end(true), { signal });
  handle.addEventListener('pointercancel', () => end(false), { signal });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') end(false);
    },
    { signal },
  );
}
