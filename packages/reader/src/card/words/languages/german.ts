import type { CardLanguage } from '../card-language.ts';

export const german: CardLanguage = {
  code: 'de',
  ingredientHeadings:
    'zutaten zutatenliste die_zutaten das_brauchst_du was_du_brauchst man_nehme man_braucht ihr_braucht du_brauchst das_braucht_ihr was_ihr_braucht',
  directionHeadings:
    'zubereitung anleitung so_wird’s_gemacht so_geht’s so_gehts arbeitsschritte schritte zubereitungsschritte die_zubereitung herstellung vorgehen arbeitsweise und_so_geht’s und_so_geht_es so_geht_es und_so_wird’s_gemacht so_wird_es_gemacht und_so_wird_es_gemacht so_machst_du so_macht_man so_backst_du so_kochst_du',
  noteHeadings:
    'tipp tipps hinweis hinweise notiz notizen anmerkung variante nährwerte nährwertangaben küchengeräte utensilien küchenutensilien geräte zubehör',
  titleLabels: 'rezept rezept_für rezept_von titel rezeptname rezepttitel',
  servings:
    'portionen portion personen person für ergibt stück reicht_für für_ca ergibt_ca ergibt_etwa portionenzahl',
  prep: 'vorbereitung vorbereitungszeit arbeitszeit zubereitungszeit vorbereiten',
  cook: 'kochzeit backzeit garzeit koch-_/_backzeit koch-/backzeit kochen backen bratzeit kochdauer backdauer',
  total: 'gesamtzeit gesamt zeit insgesamt dauer fertig_in',
  minutes: 'min minute minuten min.',
  hours: 'std stunde stunden h std.',
  verbs:
    'abgießen abkühlen ablöschen abschmecken abseihen abtropfen anbraten anrichten anschwitzen aufkochen aufschlagen auslegen ausrollen auskühlen backen bedecken belegen bestäuben bestreichen bestreuen braten bringen dazugeben dazu durchziehen dünsten einfetten einfüllen einkochen einrühren entfernen erhitzen fetten formen füllen garen geben gießen glasieren hacken halbieren heben hinzufügen hobeln kneten kochen köcheln kühlen lassen legen mahlen marinieren mischen mixen mitbraten nehmen passieren pressen pürieren quellen quirlen raspeln reiben reduzieren rösten rollen rühren salzen schälen schichten schlagen schmelzen schmoren schneiden schwenken servieren sieben simmern spülen stechen stellen streichen streuen teilen tränken trennen trocknen tupfen überbacken umrühren unterheben unterrühren untermischen verkneten vermengen vermischen verquirlen verrühren verteilen vorbereiten vorheizen waschen weich wenden wickeln würfeln würzen zerdrücken zerlassen zerkleinern ziehen zubereiten zudecken zufügen zugeben zupfen anschließend danach dann zuerst inzwischen backe gib schneide rühre koche mische schäle brate serviere abdecken einfrieren garnieren dekorieren entkernen putzen frittieren grillen aufwärmen auftauen würze knete schmecke brat fülle nachwürzen nachsalzen anpassen',
  sentenceWords:
    'und_dann bis dann minuten stunde stunden grad ofen backofen auf_mittlerer topf pfanne schüssel danach mit_dem mit_der lassen wird werden ist sind die das den dem unter alles ca._10 anschließend darin darauf dazu damit heraus vom backen kochen hitze',
  numbers:
    'ein eine einen einer zwei drei vier fünf sechs sieben acht neun zehn zwölf halbe halber halbes etwas',
  partStarts: 'für_den für_die für_das für zum zum_servieren außerdem',
  parts:
    'teig füllung belag guss glasur soße sauce dressing marinade salat streusel boden creme sirup garnitur mürbeteig hefeteig biskuit zum_bestreuen zum_bestäuben deko dekoration sonstiges weiteres und_außerdem',
  withoutAmount:
    'nach_geschmack nach_belieben zum_bestreuen zum_braten zum_bestäuben zum_garnieren zum_servieren für_die_form nach_bedarf zum_ausbacken zum_frittieren',
  smallWords: 'und mit den dem zu',
  countedFoods:
    'ei eigelb eiweiß zwiebel zitrone orange apfel birne möhre karotte gurke tomate paprika paprikaschote lauch knoblauchzehe brötchen hähnchen vanilleschote limette aubergine zucchini sellerieknolle',
  neverMeasures:
    'grad stunden stunde minuten tage tagen wochen lagen schichten eier zwiebeln zitronen äpfel birnen möhren karotten gurken tomaten paprikaschoten knoblauchzehen brötchen hähnchen kartoffeln pflaumen pilze feigen datteln nelken lorbeerblätter rouladen schnitzel koteletts forellen heringe matjes tauben wachteln keulen schenkel brüste rüben radieschen zucchini auberginen pfirsiche aprikosen kirschen trauben nüsse mandeln semmeln brezeln würste bleche formen gedecke personen löffel schalotten artischocken krabben garnelen muscheln austern schollen gewürznelken lachsfilets',
};
