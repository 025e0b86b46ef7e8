/** What the boxes say that sites put into the middle of a text: advertisements and requests for an address. */
const AD =
  'ad|advertisements?|advertising|sponsored(?: content)?|werbung|anzeige|advertentie|reclame|publicité|publicidad|anuncio|publicidade|anúncio|pubblicità|annons|annonce|annonse|reklam[ae]?|hirdetés|mainos';
const GOES_ON =
  '(?:article |recipe |story )?continues? (?:reading )?(?:below|after)(?: (?:the |this )?(?:ad|advertisement))?|scroll (?:down )?to continue|(?:skip|remove|report) (?:this )?ads?|ad feedback';
const BOX = [
  // "Advertisement - Continue Reading Below"
  `(?:${AD})(?: ?[-–—|:] ?(?:${GOES_ON}))?`,
  GOES_ON,
  '[^.!?]{0,50}(?:newsletter|nieuwsbrief|nyhetsbrev|nyhedsbrev|bolet[ií]n|hírlev)[^.!?]{0,30}|(?:subscribe|sign (?:me )?up|join)(?: (?:now|us|here|for free))?',
].join('|');

/** Of small letters: such patterns are sooner prepared. */
const WHOLE_LINE = new RegExp(`^(?:${BOX})[.:!…]*$`, 'u');
const LONGEST = 90;

/** Whether a line is of a box that interrupts a text, which goes on below it. */
export const isBox = (line: string): boolean =>
  line.length <= LONGEST && WHOLE_LINE.test(line.toLowerCase());
