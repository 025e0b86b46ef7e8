import type { CardLanguage } from '../card-language.ts';

export const italian: CardLanguage = {
  code: 'it',
  ingredientHeadings: 'ingredienti gli_ingredienti cosa_serve occorrente lista_degli_ingredienti',
  directionHeadings:
    'preparazione procedimento istruzioni esecuzione come_fare come_si_fa metodo svolgimento come_preparare come_si_prepara',
  noteHeadings:
    'nota note consiglio consigli suggerimento suggerimenti variante conservazione valori_nutrizionali utensili strumenti attrezzatura',
  titleLabels: 'ricetta ricetta_di ricetta_per ricetta_per_la titolo nome_della_ricetta',
  servings: 'persone persona per porzioni dosi dosi_per pezzi resa',
  prep: 'preparazione tempo_di_preparazione prep',
  cook: 'cottura tempo_di_cottura',
  total: 'totale tempo_totale tempo pronto_in',
  minutes: 'min minuto minuti min.',
  hours: 'h ora ore',
  verbs:
    'accendete aggiungere aggiungete aggiungi aggiustate amalgamare amalgamate bagnate battere bollire bucherellate coprire coprite cospargere cospargete cuocere cuocete cuoci condire condite disporre disponete distribuire distribuite dividere dorare eliminate far fare fate farcire foderare foderate formare formate frullare frullate friggere friggete grattugiare grattugiate grigliare guarnire guarnite imburrare imburrate immergere impastare impastate impiattare impiattate incorporare incorporate infarinare infornare infornate insaporire iniziate inserire lasciare lasciate lavare lavate lavorare lavorate lessare lessate levate mantecare marinare mescolare mescolate mescola mettere mettete metti mondare montare montate ottenere passare pelare pelate portare portate pepare preparare preparate preriscaldare preriscaldate prendere pulire pulite regolare ricoprire ridurre rimuovere ripetere riponete riporre riscaldare rosolare rosolate rovesciare salare salate saltare sbattere sbattete sbollentare sbucciare sbucciate scaldare scaldate sciacquare sciogliere sciogliete scolare scolate servire servite setacciare setacciate sfornare sfornate sfumare sfumate soffriggere soffriggete spegnere spegnete spennellare spolverare spolverate spolverizzare stendere stendete tagliare tagliate taglia tenere togliere togliete tostare trasferire tritare tritate unire unite unisci ungere versare versate versa intanto poi infine quindi inforna sforna assaggiare assaggiate raffreddare decorare decora lascia trita frulla scola sbuccia impasta stendi condisci guarnisci spegni copri rosola soffriggi farcisci congelare riposare regolate regola aggiustare aggiusta assaggia correggete correggere rettificate insaporite',
  sentenceWords:
    'fino poi quindi minuti ora ore gradi forno fuoco pentola padella ciotola il lo la le gli che circa intanto composto tutto bene infine',
  numbers: 'un una uno due tre quattro cinque sei sette otto nove dieci dodici mezzo mezza',
  partStarts: 'per_la per_il per_lo per_i per_le per_gli per_l’ per',
  parts:
    'pasta impasto ripieno farcitura salsa sugo glassa copertura crema marinata sciroppo decorazione base condimento frolla inoltre altro',
  withoutAmount:
    'q.b. q.b qb quanto_basta a_piacere per_decorare per_servire per_friggere facoltativo',
  smallWords: 'gli il con',
  countedFoods:
    'uovo tuorlo albume cipolla limone arancia mela pera carota cetriolo pomodoro peperone porro scalogno pollo melanzana zucchina patata',
  neverMeasures:
    'gradi grado ore giorni minuti settimane strati cosce cosci costine costolette petti sovracosce pere mele pesche prugne fichi datteri arance limoni banane ciliegie fragole albicocche uova tuorli albumi cipolle cipollotti carote pomodori patate peperoni porri zucchine melanzane carciofi finocchi cetrioli rape sedani funghi cozze vongole gamberi gamberetti scampi sarde acciughe alici trote sogliole triglie polli quaglie piccioni salsicce bistecche braciole biscotti savoiardi panini noci mandorle nocciole pinoli olive capperi chiodi persone porzioni stampi teglie piatti tazzoni cialde castagne ravanelli scalogni susine pannocchie conchiglie',
};
