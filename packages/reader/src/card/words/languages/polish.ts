import type { CardLanguage } from '../card-language.ts';

export const polish: CardLanguage = {
  code: 'pl',
  ingredientHeadings: 'składniki potrzebne_składniki lista_składników potrzebujesz potrzebne_będą',
  directionHeadings:
    'przygotowanie sposób_przygotowania wykonanie sposób_wykonania jak_zrobić jak_przygotować kroki instrukcje jak_to_zrobić',
  noteHeadings:
    'uwaga uwagi wskazówka wskazówki rada porada wartości_odżywcze przybory sprzęt akcesoria naczynia',
  titleLabels: 'przepis przepis_na tytuł nazwa_przepisu',
  servings: 'porcje porcji porcja osób osoby na_ok dla liczba_porcji sztuk na',
  prep: 'przygotowanie czas_przygotowania',
  cook: 'gotowanie czas_gotowania pieczenie czas_pieczenia smażenie',
  total: 'łącznie czas_całkowity czas razem',
  minutes: 'min minuta minuty minut min.',
  hours: 'h godz godzina godziny godzin godz.',
  verbs:
    'blenduj dodaj dodać dodajemy doprawić dopraw doprawiamy gotować gotuj gotujemy kroić kroimy masło mieszać mieszaj mieszamy miksuj namoczyć nakładać nałóż obierz obrać obieramy odcedzić odcedź odstaw odstawić odsączyć opłukać ostudzić ostudź panierować piec piecz pieczemy podawać podawaj podajemy podgrzać podgrzej podsmażyć podsmaż podziel podzielić pokroić pokrój połączyć połącz położyć posiekać posiekaj posolić posmarować posmaruj posypać posyp przecedzić przełożyć przełóż przekroić przykryć przykryj przypraw przyprawić przygotować przygotuj przesiać rozgrzać rozgrzej rozmieszaj rozpuścić rozpuść rozwałkować rozwałkuj schłodzić siekać smażyć smaż smażymy solić sparzyć stopić studzić ubić ubij ubijamy udusić ugotować ugotuj ułożyć ułóż umyć umyj upiec usmażyć utrzeć utrzyj wałkować wkładać włożyć włóż wlać wlej wlewamy wmieszać wsypać wsyp wstawić wstaw wyjąć wyjmij wyłożyć wyłóż wymieszać wymieszaj wyrobić wyrabiaj zagnieść zagnieć zagotować zagotuj zalać zalej zamieszać zapiekać zdjąć zeszklić zetrzeć zetrzyj zmiksować zmiksuj zostawić następnie potem udekoruj zamroź spróbuj zblenduj posól zamarynuj grilluj usmaż uduś duś wystudź skrop polej dosól rozbij wbij ulep sklej uformuj rozmroź podsmażamy serwuj podaj nadziej zwiń ugnieć doprawiaj dosolić dopieprz skoryguj spróbować skosztuj',
  sentenceWords:
    'aż następnie potem minut godzinę godziny stopni piekarnik piekarnika garnku patelni misce się do_miski przez około całość razem ciasto_wyrobić',
  numbers:
    'jeden jedna jedno dwa dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć pół kilka',
  partStarts: 'na do dla',
  parts:
    'ciasto nadzienie farsz polewa sos lukier krem marynata kruszonka dekoracja spód sałatka dodatki dodatkowo ponadto pozostałe',
  withoutAmount: 'do_smaku do_dekoracji do_smażenia do_posypania do_podania opcjonalnie',
  smallWords: 'sie oraz',
  countedFoods:
    'jajko jajo żółtko białko cebula cytryna pomarańcza jabłko gruszka marchewka ogórek pomidor papryka por kurczak bakłażan',
  neverMeasures:
    'stopni godzin godziny godzinę minut minuty dni tygodnie warstwy jajka jajek jaja żółtka żółtek białka białek cebule cebuli cytryny marchewki marchwi ziemniaki ziemniaków pomidory pomidorów ogórki ogórków papryki jabłka jabłek gruszki gruszek śliwki śliwek banany figi daktyle goździki udka uda piersi kotlety kiełbasy śledzie pstrągi bułki bułek rolady osoby osób porcje pieczarki grzyby buraki pory pietruszki selery orzechy migdały wafle',
};
