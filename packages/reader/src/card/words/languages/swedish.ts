import type { CardLanguage } from '../card-language.ts';

export const swedish: CardLanguage = {
  code: 'sv',
  ingredientHeadings: 'ingredienser du_behöver det_här_behöver_du detta_behöver_du det_behöver_du',
  directionHeadings:
    'gör_så_här så_gör_du tillagning instruktioner tillvägagångssätt beredning så_här_gör_du gör_såhär såhär_gör_du så_lagar_du arbetsgång',
  noteHeadings:
    'tips obs notera anteckningar variation näringsvärde utrustning redskap köksredskap',
  titleLabels: 'recept recept_på titel',
  servings: 'portioner portion personer pers ger räcker_till bitar st antal_portioner',
  prep: 'förberedelse förberedelser förberedelsetid förberedelsetid: arbetstid',
  cook: 'tillagningstid koktid gräddningstid gräddning ugn tillagning i_ugnen',
  total: 'totalt total_tid tid klart_på',
  minutes: 'min minut minuter min.',
  hours: 'tim timme timmar h',
  verbs:
    'ansa arbeta avsluta blanda bred bryn bryt dela doppa fräs fyll fördela förvärm garnera grädda gräv hacka haka häll hyvel hyvla häv hetta jäs kavla klappa klä klyfta knåda koka krama krydda kyl lyft lägg låt marinera mal mixa mosa mät mörda passera pensla pressa pudra på riv rosta rulla rör salta servera sila sjud skala skiva skjut skär skölj smaka smält smörj spritsa sprid ställ sätt stek strimla strö stäng sätt ta tillsätt tina torka tryck tvätta täck vand vispa vänd värm ugnsbaka ös under_tiden därefter dekorera fritera grilla frys svalna panera finhacka baka pochera ringla toppa plocka avsmaka justera',
  sentenceWords:
    'tills sedan minuter timme timmar grader ugnen ugn kastrull stekpanna bunke och_låt det den i_en i_ett under cirka därefter över ner',
  numbers: 'en ett två tre fyra fem sex sju åtta nio tio tolv halv halvt',
  partStarts: 'till till_degen för',
  parts:
    'deg fyllning glasyr sås dressing marinad topping botten smet garnering sallad till_servering tillbehör övrigt dessutom',
  withoutAmount: 'efter_smak till_servering till_garnering till_stekning att_steka_i till_formen',
  smallWords: 'och med',
  countedFoods:
    'ägg äggula lök citron apelsin äpple päron morot gurka tomat paprika purjolök kyckling aubergine vitlöksklyfta rödlök',
  neverMeasures:
    'grader timmar timme minuter dagar veckor lager ägg äggulor äggvitor lökar morötter potatisar tomater gurkor paprikor citroner apelsiner äpplen päron bananer plommon fikon dadlar nejlikor kycklingar kycklingfiléer lårfiléer kotletter korvar sillar strömmingar räkor musslor skorpor bullar limpor personer portioner formar rödlökar purjolökar lagerblad körsbär valnötter palsternackor',
};
