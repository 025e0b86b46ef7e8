/** One ingredient a line, by language: as written | quantity | unit | item. */
export const LINES_FROM_ABROAD: Readonly<Record<string, string>> = {
  de: `
300 g Weizenmehl | 300 | g | Weizenmehl
2 EL Sonnenblumenöl | 2 | EL | Sonnenblumenöl
1,5 kg Kartoffeln | 1.5 | kg | Kartoffeln
1 Prise Zucker | 1 | Prise | Zucker
2 bis 3 Zwiebeln | 2-3 | | Zwiebeln
1/2 Bund Dill, gehackt | 1/2 | Bund | Dill
1 Becher Sahne | 1 | Becher | Sahne
2 Scheiben Käse | 2 | Scheiben | Käse
etwas Butter | | | Butter
1 TL Senf | 1 | TL | Senf
4 Eier | 4 | | Eier
Salz nach Geschmack | | | Salz
ein Dutzend Aprikosen | 1 | Dutzend | Aprikosen
Muskat: eine Prise | 1 | Prise | Muskat
`,
  nl: `
250 g bloem | 250 | g | bloem
2 el azijn | 2 | el | azijn
1 snufje zout | 1 | snufje | zout
2 tenen knoflook | 2 | tenen | knoflook
1,5 l water | 1.5 | l | water
3 uien | 3 | | uien
1 blik tomaten | 1 | blik | tomaten
1 bosje peterselie | 1 | bosje | peterselie
1 tl kaneel | 1 | tl | kaneel
peper naar smaak | | | peper
`,
  fr: `
200 g de farine | 200 | g | farine
2 cuillères à soupe de miel | 2 | cuillères à soupe | miel
1 pincée de sel | 1 | pincée | sel
3 œufs | 3 | | œufs
25 cl de crème | 25 | cl | crème
2 gousses d'ail | 2 | gousses | ail
1 botte de radis | 1 | botte | radis
2 à 3 poireaux | 2-3 | | poireaux
1 sachet de levure | 1 | sachet | levure
4 tranches de jambon | 4 | tranches | jambon
1,5 l d'eau | 1.5 | l | eau
litre et demi de bouillon | 1 1/2 | litre | bouillon
une dizaine de figues | 10 | | figues
`,
  es: `
500 g de harina | 500 | g | harina
3 cucharadas de aceite | 3 | cucharadas | aceite
1 pizca de sal | 1 | pizca | sal
2 dientes de ajo | 2 | dientes | ajo
4 huevos | 4 | | huevos
1 lata de atún | 1 | lata | atún
250 ml de leche | 250 | ml | leche
1 cucharadita de comino | 1 | cucharadita | comino
1/2 cebolla | 1/2 | | cebolla
kilo y medio de judías | 1 1/2 | kilo | judías
sal al gusto | | | sal
`,
  pt: `
500 g de farinha | 500 | g | farinha
2 xícaras de leite | 2 | xícaras | leite
1 colher de sopa de manteiga | 1 | colher de sopa | manteiga
1 pitada de sal | 1 | pitada | sal
3 dentes de alho | 3 | dentes | alho
4 ovos | 4 | | ovos
1 lata de milho | 1 | lata | milho
200 ml de creme | 200 | ml | creme
1 colher de chá de canela | 1 | colher de chá | canela
sal a gosto | | | sal
`,
  it: `
320 g di pasta | 320 | g | pasta
2 cucchiai di olio | 2 | cucchiai | olio
1 pizzico di sale | 1 | pizzico | sale
2 spicchi di aglio | 2 | spicchi | aglio
Uova 3 | 3 | | Uova
Farina 250 g | 250 | g | Farina
1 cucchiaino di zucchero | 1 | cucchiaino | zucchero
mezza cipolla | 1/2 | | cipolla
sale q.b. | | | sale
1,5 l di brodo | 1.5 | l | brodo
`,
  sv: `
4 dl vetemjöl | 4 | dl | vetemjöl
2 msk socker | 2 | msk | socker
1 tsk salt | 1 | tsk | salt
3 ägg | 3 | | ägg
1 nypa saffran | 1 | nypa | saffran
2 klyftor vitlök | 2 | klyftor | vitlök
1,5 dl grädde | 1.5 | dl | grädde
1 burk krossade tomater | 1 | burk | krossade tomater
1 gul lök | 1 | | gul lök
salt efter smak | | | salt
`,
  da: `
300 g mel | 300 | g | mel
2 spsk olie | 2 | spsk | olie
1 tsk sukker | 1 | tsk | sukker
3 æg | 3 | | æg
2 fed hvidløg | 2 | fed | hvidløg
1 knivspids kardemomme | 1 | knivspids | kardemomme
1 dåse tomater | 1 | dåse | tomater
2,5 dl mælk | 2.5 | dl | mælk
1 bundt persille | 1 | bundt | persille
salt efter smag | | | salt
`,
  no: `
400 g hvetemel | 400 | g | hvetemel
2 ss olje | 2 | ss | olje
1 ts salt | 1 | ts | salt
3 egg | 3 | | egg
2 fedd hvitløk | 2 | fedd | hvitløk
1 boks tomater | 1 | boks | tomater
3 dl melk | 3 | dl | melk
1 klype sukker | 1 | klype | sukker
2 skiver brød | 2 | skiver | brød
salt etter smak | | | salt
`,
  pl: `
300 g mąki | 300 | g | mąki
2 łyżki oleju | 2 | łyżki | oleju
1 łyżeczka soli | 1 | łyżeczka | soli
3 jajka | 3 | | jajka
2 ząbki czosnku | 2 | ząbki | czosnku
1 szklanka mleka | 1 | szklanka | mleka
1 szczypta cynamonu | 1 | szczypta | cynamonu
1 puszka pomidorów | 1 | puszka | pomidorów
1/2 cebuli | 1/2 | | cebuli
tuzin śliwek | 1 | tuzin | śliwek
sól do smaku | | | sól
`,
  hu: `
300 g liszt | 300 | g | liszt
2 evőkanál olaj | 2 | evőkanál | olaj
1 teáskanál só | 1 | teáskanál | só
3 tojás | 3 | | tojás
2 gerezd fokhagyma | 2 | gerezd | fokhagyma
2 dl tej | 2 | dl | tej
1 csipet só | 1 | csipet | só
20 dkg vaj | 20 | dkg | vaj
1 fej hagyma | 1 | fej | hagyma
egy tucat szilva | 1 | tucat | szilva
só ízlés szerint | | | só
`,
};
