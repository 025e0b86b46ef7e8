const HOUR = String.raw`(?:h|hrs?|hours?|heures?|horas?|std|stunden?|uur|uren|or[ae]|tim(?:e|er|me|mar)?|godz\p{L}*|óra)\.?`;
/** Some cards say the word twice: once for the eye, once for the ear. */
const HOURS = String.raw`(\d+)\s*${HOUR}(?:\s${HOUR})?`;
const MINUTE = String.raw`(?:m\p{L}*|perc)\.?`;
const MINUTES = String.raw`(\d+)\s*${MINUTE}(?:\s${MINUTE})?`;
const TIME = new RegExp(
  String.raw`^(?:${HOURS})?(?:[\s,]+(?:\p{L}{1,3}\s)?)?(?:${MINUTES})?$`,
  'iu',
);

/** The minutes of a time as pages write it; null where it may be more than one time. */
export function minutesIn(text: string): number | null {
  const [, hours, minutes] = TIME.exec(text.trim()) ?? [];
  if (hours === undefined && minutes === undefined) return null;
  return Number(hours ?? 0) * 60 + Number(minutes ?? 0);
}
