import type { CardLanguage } from '../card-language.ts';

export const norwegian: CardLanguage = {
  code: 'no',
  ingredientHeadings: 'ingredienser du_trenger dette_trenger_du ingrediensliste det_trenger_du',
  directionHeadings:
    'framgangsmåte fremgangsmåte slik_gjør_du slik_gjør_du_det tilberedning instruksjoner metode slik_lager_du slik_lager_du_det slik_lager_du_den gjør_slik',
  noteHeadings:
    'tips tips_og_triks merk notater variasjon næringsinnhold utstyr redskaper kjøkkenutstyr',
  titleLabels: 'oppskrift oppskrift_på tittel',
  servings: 'porsjoner porsjon personer pers gir til stk antall antall_porsjoner nok_til',
  prep: 'forberedelse forberedelser forberedelsestid arbeidstid',
  cook: 'koketid steketid tilberedningstid i_ovnen tilberedning bakst',
  total: 'totalt total_tid tid',
  minutes: 'min minutt minutter min.',
  hours: 't time timer h',
  verbs:
    'ansett bak bland bring brun dekk del dryss elt fjern fordel form forvarm fres fyll grill grovhakk ha hakk hell heng hev kok knus krydre kjevle kjøl la lag legg mal mariner mos mål pensle pisk pakk plasser press pynt renn rens rist riv rull rør sett server sil sikt skjær skrell skyll smak smelt smør spre stek stekes strø surr sveis ta tilsett tørk varm vask vend visp imens deretter så avkjøl friter frys finhakk paner trekk dekorer juster tilsmak',
  sentenceWords:
    'til_den deretter minutter time timer grader ovnen gryte kjele panne bolle og_la det den i_en i_et under ca._10 imens over ned varme',
  numbers: 'en et ett to tre fire fem seks sju syv åtte ni ti tolv halv halvt',
  partStarts: 'til til_deigen for',
  parts:
    'deig fyll glasur saus dressing marinade topping bunn pynt krem salat røre tilbehør dessuten øvrig',
  withoutAmount: 'etter_smak til_servering til_pynt til_steking til_formen',
  smallWords: 'og med',
  countedFoods:
    'egg eggeplomme løk sitron appelsin eple pære gulrot agurk tomat paprika purre kylling aubergine rødløk',
  neverMeasures:
    'grader timer minutter dager uker lag egg eggeplommer eggehviter løk gulrøtter poteter tomater agurker paprikaer sitroner appelsiner epler pærer bananer plommer fikener dadler nellik kyllinger koteletter pølser sild reker blåskjell boller brød personer porsjoner former purrer kyllingfileter laurbærblad valnøtter lefser flatbrød',
};
