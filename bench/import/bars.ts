/** Per cent below which the reader has become worse. The pages are ours and clean, so that nearly all of them must be right. */
export const BARS = {
  pagesRight: 99,
  /** Of every single kind of page. */
  kindRight: 90,
  factsRight: 97,
  sureAndRight: 95,
  wrongAndWarned: 90,
  falseDataNoticed: 98,
  amountsRight: 97,
  linesRight: 96,
} as const;
