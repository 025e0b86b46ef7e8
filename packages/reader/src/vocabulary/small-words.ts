import { withoutMarks } from '../text/without-marks.ts';
import { LINKING_WORDS } from './linking-words.ts';

/** Words that a sentence may have or lack without telling another thing, in the reader's languages and without accents. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  [
    ...LINKING_WORDS,
    'the and for you per its all our their his her can will may has have had are was were let lets make sure now just also any but too very both once here there these those which while what who how than if so as be by do or at to on in of it is an us we my me please simply next first lastly finally roughly around approximately approx circa using until till onto upon between',
    'der die das den dem des ein eines und mit von vom zum zur aus bei bis auf fur als ist sind war wie nun jetzt man sie ihr ihre ihren ihn ihm ihnen sein seine etwas etwa circa zirka ungefahr rund gut nur schon erst dabei dazu damit dafur darin daran darauf darauber davon daraus hinzu bitte zunachst zuerst danach anschliessend nochmals wieder kann konnen werden wurde durch gegen ins beim zwischen',
    'het een van met aan bij uit tot als dat die dit zijn wordt worden ook nog maar dan nu even eens toe hem haar hun erin erop erover ervan erdoor daarna vervolgens ongeveer circa kan kunt laten eerst tenslotte tussen totdat zodat door naar',
    'les des une est aux dans par sur que qui ses son sont votre vos notre leur elle vous ils elles ainsi puis ensuite alors encore aussi comme tres peu peut afin lors enfin environ approximativement cela ceci entre pendant',
    'los las del con una uno unos unas que por para sus son les nos muy mas tambien luego despues entonces ahora cuando donde esto este esta estos estas ese eso aproximadamente aprox unos hasta durante mientras cada',
    'dos das uma uns umas com por para que seu sua seus suas nos nas pelo pela pelos pelas ate mais muito tambem depois entao agora quando onde isto este esta esse essa aproximadamente cerca durante enquanto cada',
    'gli una uno del dei delle degli dal dalla dagli nel nei nelle sul sui sulle con per tra fra che chi suo sua suoi sue vostro vostra loro molto piu anche quindi allora ora adesso quando dove questo questa questi queste circa fino finche durante mentre ogni poi infine',
    'och att det som den till med pa av en ett ur fran for vid sa sen sedan darefter tills nar dar har kan ska skall blir bli vara lite nagot ungefar cirka omkring dem dom sin sitt sina over ihop upp ned ner mellan',
    'og det den der til med pa af en et ud fra for ved sa sin sit sine derefter indtil nar kan skal bliver vaere lidt noget cirka omkring dem denne dette herefter hvor hvorefter op ned ind imens mens mellem',
    'og det den der til med pa av en ei et ut fra for ved sa sin sitt sine deretter inntil nar kan skal blir vaere litt noe cirka omtrent dem denne dette hvor opp ned inn imens mens mellom',
    'oraz albo lub jest byc byl dla pod nad przy przed tak jak ten ta te to tym tego ktory ktora ktore gdy kiedy nastepnie potem teraz okolo mniej wiecej juz tez takze wszystko caly cala cale jego jej ich sie moze mozna',
    'egy azt ezt ez az hogy majd aztan ezutan azutan vagy mint meg csak most akkor amikor ahol amig koruibelul korulbelul nagyjabol lesz van legyen lehet kell ezeket azokat ebbe abba erre arra hozza bele kozben vegul is',
  ]
    .join(' ')
    .split(' ')
    .map(withoutMarks),
);
