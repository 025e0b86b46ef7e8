/**
 * The tagger walks a line with six states. Before and after the name are told apart, so that a word such
 * as "fresh" can be weighed by whether the name has been seen already.
 */
export const STATES = {
  noteBefore: 0,
  unitBefore: 1,
  name: 2,
  noteAfter: 3,
  unitAfter: 4,
  nameAgain: 5,
} as const;

export const STATE_COUNT = 6;

export type Tag = 'note' | 'unit' | 'name';

export const TAG_OF_STATE: readonly Tag[] = ['note', 'unit', 'name', 'note', 'unit', 'name'];

const FOLLOWERS: readonly (readonly number[])[] = [
  [STATES.noteBefore, STATES.unitBefore, STATES.name],
  [STATES.noteBefore, STATES.unitBefore, STATES.name],
  [STATES.name, STATES.noteAfter, STATES.unitAfter],
  [STATES.noteAfter, STATES.unitAfter, STATES.nameAgain],
  [STATES.noteAfter, STATES.unitAfter, STATES.nameAgain],
  [STATES.nameAgain, STATES.noteAfter, STATES.unitAfter],
];

export const STARTS: readonly number[] = [STATES.noteBefore, STATES.unitBefore, STATES.name];

/** Transitions as a flat table: row is the state before, column the state after. */
export const ALLOWED: readonly boolean[] = FOLLOWERS.flatMap((followers) =>
  Array.from({ length: STATE_COUNT }, (_, state) => followers.includes(state)),
);
