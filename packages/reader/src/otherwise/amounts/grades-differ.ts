/** A number behind a name that counts nothing: "farina 00", "Mehl Type 405". */
const GRADE = /(?<=\p{L}[\s"“”(]{1,3})\d{1,4}(?=["”)]*(?:$|[,;)]|\s+\d))/gu;

const gradesIn = (text: string): string => (text.match(GRADE) ?? []).join(' ');

/** Whether two lines name other grades of a food: "farina 00" and "farina 0". */
export function gradesDiffer(line: string, row: string): boolean {
  const [ours, theirs] = [gradesIn(line), gradesIn(row)];
  return ours !== '' && theirs !== '' && ours !== theirs;
}
