import { readTiming } from '../../fields/duration.ts';

const EMPTY =
  /<time\b(?=[^<>]{0,300}\sdatetime\s{0,3}=\s{0,3}["']?(P[\dTHMDS.]{2,20})["'\s>])[^<>]{0,600}>\s{0,20}<\/time\s{0,3}>/gi;

/** Whether some markup may have times whose words scripts have yet to write. */
export const mayHaveEmptyTimes = (markup: string): boolean => /<\/time/i.test(markup);

/** Some markup with lengths of time as text where they are given to programs alone. */
export const withTimesWritten = (markup: string): string =>
  markup.replace(EMPTY, (element, duration: string) => {
    const minutes = readTiming(duration)?.minutes;
    return minutes === undefined ? element : ` ${minutes} min `;
  });
