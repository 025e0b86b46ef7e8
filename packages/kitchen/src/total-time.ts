type Minutes = number | null | undefined;

function atLeastZero(minutes: Minutes): number {
  return minutes !== null && minutes !== undefined && minutes > 0 ? minutes : 0;
}

/** Prep and cook time together; a time that is not set counts as none. */
export function totalMinutes(prepTime: Minutes, cookTime: Minutes): number {
  return atLeastZero(prepTime) + atLeastZero(cookTime);
}
