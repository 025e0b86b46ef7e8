import type { CardLanguage } from '../card-language.ts';

export const hungarian: CardLanguage = {
  code: 'hu',
  ingredientHeadings: 'hozzávalók alapanyagok összetevők kell_hozzá',
  directionHeadings:
    'elkészítés elkészítése elkészítési_mód így_készül az_elkészítés_menete lépések készítés recept így_készítsd így_készítsük így_készítsd_el',
  noteHeadings:
    'tipp tippek megjegyzés megjegyzések tanács tápérték eszközök konyhai_eszközök felszerelés',
  titleLabels: 'recept cím a_recept_neve',
  servings: 'adag adaghoz fő főre személy személyre személynek darab db',
  prep: 'előkészítés előkészítési_idő előkészület',
  cook: 'főzés főzési_idő sütés sütési_idő elkészítési_idő',
  total: 'összesen teljes_idő idő',
  minutes: 'perc percig p min',
  hours: 'óra órát h',
  verbs:
    'add adjuk adj áztasd beletesszük borítsd csepegtesd daraboljuk darabold dolgozd díszítsd egyengessük elkeverjük elkeverem felaprítjuk felforraljuk felforralom felhevítjük felkockázzuk felöntjük felszeleteljük felverjük formázd formázzunk fűszerezzük gyúrjuk gyúrd hagyjuk hagyd hámozd hevítsd hozzáadjuk hozzáadom hozzákeverjük hozzáöntjük kavarjuk keverd keverjük keverjünk kenjük kend kinyújtjuk kiolajozzuk kivajazzuk kiveszem kivesszük locsoljuk meghámozzuk megfőzzük megkenjük megmossuk megpirítjuk megpucoljuk megsózzuk megsütjük melegítsd melegítsük mossuk nyújtsd öntjük öntsd összegyúrjuk összekeverjük pároljuk párold pirítsd pirítjuk pihentetjük reszeljük reszeld rakjuk rakd sózzuk sütjük süssük süsd szeleteljük szeld szórjuk szórd szűrjük tálaljuk tálald tedd tegyük tesszük tisztítsd törjük vágjuk vágd vegyük verjük verd töltsd hűtsd szeleteld kóstold főzd forrald szűrd aprítsd kockázd locsold fűszerezd sózd borsozd olvaszd habosítsd morzsold fedd takard kelesztsd pihentesd szaggasd tekerd csavard vajazd lisztezd liszteld zsírozd béleld vedd húzd zárd oszd ízesítsd turmixold pürésítsd kapcsold mosd egyengesd fordítsd karamellizáld dinszteld rétegezd görgesd mártsd forgasd öblítsd passzírozd kanalazd simítsd állítsd helyezd tölts hűtjük töltjük kóstoljuk fedjük zárjuk forgatjuk állítjuk főzzük aprítjuk kockázzuk borsozzuk olvasztjuk habosítjuk morzsoljuk takarjuk kelesztjük szaggatjuk tekerjük vajazzuk lisztezzük zsírozzuk béleljük húzzuk osztjuk ízesítjük turmixoljuk kapcsoljuk fordítjuk dinszteljük díszítjük melegítjük nyújtjuk helyezzük simítjuk mártjuk vesszük forraljuk hámozzuk ízesítsük utánízesítjük utánízesítsük igazítsuk',
  sentenceWords:
    'amíg majd percig perc óráig óra fok fokos sütőben sütőbe lábasban serpenyőben tálban közben ezután hogy egy_tálban jól és_a az_egészet rá',
  numbers: 'egy két kettő három négy öt hat hét nyolc kilenc tíz fél negyed',
  partStarts: 'a_tésztához a_töltelékhez a_mázhoz a_krémhez a_szószhoz',
  parts:
    'tésztához töltelékhez mázhoz krémhez szószhoz tetejére díszítéshez tészta töltelék krém máz öntethez salátához továbbá egyéb köret',
  withoutAmount: 'ízlés_szerint a_díszítéshez a_sütéshez a_tálaláshoz tálaláshoz díszítéshez',
  smallWords: 'es egy',
  countedFoods:
    'tojás tojássárgája hagyma vöröshagyma citrom narancs alma körte sárgarépa uborka paradicsom paprika csirke padlizsán',
  neverMeasures:
    'fokon fokos perc percig óra óráig napig réteg tojás tojások sárgája fehérje hagyma krumpli burgonya paradicsom paprika uborka répa alma körte szilva banán citrom narancs füge datolya szegfűszeg csirkecomb csirkemell comb kolbász virsli zsemle kifli adag személy szelet gomba cékla karalábé palacsinta lángos',
};
