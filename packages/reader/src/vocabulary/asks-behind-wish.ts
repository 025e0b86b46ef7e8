/** What is said behind a wish, in folded words: to tell how it was, to comment, to have fun, in the reader's languages. */
const SAID_BEHIND = [
  "(?:and |please |do |then )*(?:let (?:me|us) know|tell (?:me|us)|leave (?:me |us )?a (?:comment|review|rating|note)|drop (?:me|us) a (?:comment|line)|don't forget to (?:rate|comment|share|leave|tag|tell)|happy (?:cooking|baking|eating)|have fun)",
  '(?:und |bitte |gerne? )*(?:schreib(?:t|en sie)? (?:es )?(?:mir|uns|gern)|erzahl(?:t|en sie)? (?:es )?(?:mir|uns)|sag(?:t|en sie)? (?:mir|uns)|lass(?:t|en sie)? (?:mich|uns) wissen|viel (?:spass|freude|vergnugen))',
  '(?:en )?(?:laat (?:het )?(?:me|mij|ons) (?:maar |even )?(?:eens )?weten|vertel (?:me|ons)|veel (?:plezier|kookplezier|bakplezier))',
  "(?:et )?(?:dites|dis|racontez|raconte)-(?:moi|nous)|(?:et )?laisse[rz]?(?:-moi|-nous)? un commentaire|(?:et )?n'hesite[rz]? pas a",
  '(?:y )?(?:cuentame|cuentanos|contadme|contadnos|cuentenme|dime|decidme|dejadme|dejame)',
  '(?:e )?(?:fatemi|fammi|fateci|facci) sapere|(?:e )?(?:ditemi|dimmi|raccontatemi)',
  '(?:e )?(?:conte|conta|diga|digam|contem)(?:-me| nos| para)',
  '(?:och |og )?(?:gerne? )?(?:beratta|skriv|fortael|fortell|sig|si|sag) (?:garna|gerne|gjerne|mig|meg|till|til|hvad|hva|vad)',
  '(?:i )?(?:daj|dajcie) (?:mi |nam )?znac|(?:i )?(?:napisz|napiszcie)',
  '(?:es )?(?:ird|irjatok|irja) meg|(?:es )?(?:meseld|meseljetek) el',
].join('|');
const OPENS = new RegExp(`^(?:${SAID_BEHIND})(?![\\p{L}])`, 'u');

/** Whether some folded words behind a wish ask whoever cooks for a word, or wish more. */
export const asksBehindWish = (folded: string): boolean => OPENS.test(folded);
