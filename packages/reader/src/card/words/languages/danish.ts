import type { CardLanguage } from '../card-language.ts';

export const danish: CardLanguage = {
  code: 'da',
  ingredientHeadings: 'ingredienser du_skal_bruge det_skal_du_bruge ingrediensliste',
  directionHeadings:
    'fremgangsmåde sådan_gør_du tilberedning instruktioner metode opskrift sådan_laver_du sådan_laver_du_det gør_sådan sådan_gøres',
  noteHeadings:
    'tip tips note noter bemærk variation næringsindhold udstyr redskaber køkkenredskaber',
  titleLabels: 'opskrift opskrift_på titel',
  servings: 'personer pers portioner portion giver til stk antal_personer antal',
  prep: 'forberedelse forberedelsestid forberedelser arbejdstid',
  cook: 'tilberedningstid kogetid bagetid stegetid bagning i_ovnen tilberedning',
  total: 'total i_alt samlet_tid tid',
  minutes: 'min minut minutter min.',
  hours: 't time timer h',
  verbs:
    'anret bag bages bland blandes blend bring brun brunes bræk damp del drys drysses dræn dyp dæk fjern flæk fold fordel form forvarm forkog fyld grill gnid hak hakkes hæld hældes hæv knus kog koges kom kommes krydr køl lad lav læg lægges mal mariner mos mål opvarm ovnen pak pensl pensles pil pisk piskes placer pres pynt riv rist rul rør røres salt sautér server serveres si sigt skold skræl skrælles skyl skær skæres smag smages smelt smeltes smør spred steg steges stil strø svits sæt sættes tag tages tilsæt tilsættes tør vend vendes vask varm ælt æltes imens derefter friter frys optø snit finhak paner afkøl dekorer hvil sluk juster tilsmag',
  sentenceWords:
    'indtil til_den derefter minutter time timer grader ovnen gryde pande skål og_lad det den i_en i_et under ca._10 imens over ned varmen',
  numbers: 'en et to tre fire fem seks syv otte ni ti tolv halv halvt',
  partStarts: 'til til_dejen for',
  parts:
    'dej fyld glasur sovs sauce dressing marinade topping bund pynt garniture salat tilbehør desuden derudover øvrigt',
  withoutAmount: 'efter_smag til_servering til_pynt til_stegning til_formen',
  smallWords: 'og med',
  countedFoods:
    'æg æggeblomme løg citron appelsin æble pære gulerod agurk tomat peberfrugt porre kylling aubergine rødløg',
  neverMeasures:
    'grader timer minutter dage uger lag æg æggeblommer æggehvider løg gulerødder kartofler tomater agurker peberfrugter citroner appelsiner æbler pærer bananer blommer figner dadler nelliker kyllinger koteletter pølser sild rejer muslinger boller brød personer portioner forme porrer rødspætter kyllingebryst laurbærblade valnødder skiver',
};
