import type { CardLanguage } from '../card-language.ts';

export const dutch: CardLanguage = {
  code: 'nl',
  ingredientHeadings:
    'ingrediënten ingrediëntenlijst benodigdheden dit_heb_je_nodig wat_heb_je_nodig je_hebt_nodig boodschappen nodig',
  directionHeadings:
    'bereiding bereidingswijze werkwijze instructies aan_de_slag zo_maak_je_het stappen stappenplan voorbereiding_en_bereiding zo_maak_je zo_maak_je_dit hoe_maak_je_het zo_ga_je_te_werk',
  noteHeadings:
    'tip tips opmerking opmerkingen variatie variatietip bewaren voedingswaarde voedingswaarden keukenspullen keukengerei keukenmateriaal materiaal',
  titleLabels: 'recept recept_voor titel receptnaam',
  servings: 'personen persoon voor porties portie stuks aantal_personen genoeg_voor voor_ongeveer',
  prep: 'voorbereiding voorbereidingstijd voorbereidingtijd werktijd',
  cook: 'kooktijd baktijd bereidingstijd oventijd bereiden bakken koken',
  total: 'totaal totale_tijd tijd klaar_in',
  minutes: 'min minuut minuten min.',
  hours: 'uur uren u',
  verbs:
    'bak bakken bedek beleg bestrijk bestrooi blancheer blend braad breng dek dep doe draai druk fruit garneer giet haal hak halveer houd klop kluts kneed knijp kook kruid laat leg maak marineer meng mix neem pel pers pureer rasp roer rol rooster schaaf schenk schep schik schil schud serveer smelt smoor snijd snijdt snij spoel sprenkel stamp stoof stort strijk strooi verdeel verhit verwarm verwijder vet voeg vorm vul warm was week wok zeef zet zout ondertussen dan daarna proef ontpit frituur bevries ontdooi snipper karameliseer blus bestuif dresseer stoom pocheer sauteer',
  sentenceWords:
    'tot dan minuten uur graden oven pan kom daarna het de laat er_doorheen erbij ongeveer ondertussen toe door op_smaak een_kwartier vuur',
  numbers: 'een één twee drie vier vijf zes zeven acht negen tien twaalf halve half',
  partStarts: 'voor_de voor_het voor',
  parts:
    'deeg vulling topping saus dressing marinade salade glazuur beslag bodem kruimels siroop garnering verder overig en_verder daarnaast',
  withoutAmount: 'naar_smaak ter_garnering om_te_bakken voor_het_bakken om_in_te_vetten naar_wens',
  smallWords: 'met een het',
  countedFoods:
    'ei eidooier eiwit ui citroen appel peer wortel komkommer tomaat paprika prei knoflookteen kip vanillestokje limoen aubergine courgette winterpeen',
  neverMeasures:
    'graden uren dagen weken minuten lagen peren appels eieren uien wortels tomaten aardappels aardappelen citroenen sinaasappels bananen pruimen perziken vijgen dadels noten amandelen walnoten kippen bouten dijen filets garnalen mosselen oesters haringen makrelen tongen scholen scharren broden broodjes bollen wafels bieten rapen prei preien sjalotten paprika paprikas komkommers bakken vormen personen limoenen kersen druiven kruidnagels laurierblaadjes koteletten worsten',
};
