/** What is told elsewhere, in the reader's languages. Of small letters: such patterns are sooner prepared. */
const METHOD =
  /(?<!\p{L})(?:recipe|instructions?|directions|method|steps|preparation|rezepte?s?|anleitung|zubereitung|recept|bereiding(?:swijze)?|werkwijze|stappen|recettes?|préparation|étapes|receta|preparación|instrucciones|pasos|elaboración|receita|preparo|preparação|instruções|passos|ricetta|preparazione|procedimento|istruzioni|passaggi|receptet|tillagning(?:en)?|instruktioner(?:na)?|opskriften?|oppskriften?|fremgangsmåde[nr]?|fr[ea]mgangsmåten?|przepis(?:u|em)?|przygotowani[ae]|wykonani[ae]|recept(?:et|je)?|elkészítés\p{L}*|leírás\p{L}*)(?!\p{L})/u;

/** That there is more of it. */
const WHOLE =
  /(?<!\p{L})(?:full|complete|whole|entire|rest of|vollständige[nrs]?|komplette[nrs]?|ganze[nrs]?|gesamte[nrs]?|volledige|hele|complètes?|entière|intégralité|suite de|completas?|enter[ao]|resto|complet[oaie]|inter[ao]|hela|fullständiga|fulde|fullstendige|cały|całego|pełn\p{L}+|resztę|teljes|egész)(?!\p{L})/u;

/** What a reader is asked to do for it, or where it is; "on" and "in" are said of pans as well. */
const FOUND =
  /(?<!\p{L})(?:see|get|find|found|view|visit|read|click|available|check out|head over|websites?|site|blog|findest|findet|finden|lies|lesen|gibt es|geht es|klicken?|webseite|bekijk|vind|lees|klik|retrouve[rz]|voir|voyez|lire|lisez|découvre[rz]|cliquez|ver|lee|encuentra|encontrarás|visita|consulta|sitio|web|veja|leia|encontre|confira|acesse|clique|leggi|vedi|trova|trovi|scopri|clicca|sito|se|läs|hittar?|klicka|sajt|læs|les|finder?|finner?|klikk|zobacz|przeczytaj|znajdziesz|sprawdź|kliknij|stronie|olvas\p{L}*|nézd|megtalál\p{L}*|kattints|oldal\p{L}*)(?!\p{L})|\p{L}\.(?:com|org|net|de|nl|fr|es|pt|br|it|se|dk|no|pl|hu|co\.uk)(?!\p{L})/u;

const CLICK =
  /(?<!\p{L})(?:click (?:here|on|below|the)|hier klicken|klicke? hier|klik hier|cliquez ici|(?:haz |haga )?clic aquí|pincha aquí|pulsa aquí|clique aqui|clicca qui|klicka här|klikk? her|kliknij tu(?:taj)?|kattints ide)(?!\p{L})/u;

/** "Directions available at example.com", "View the instructions at the site": the whole of it, though none says so. */
const OPENS =
  /^(?:please )?(?:(?:view|find|get) (?:the )?(?:recipe )?|)(?:instructions|directions|method) (?:(?:is|are|can be) )?(?:available |found )?(?:at|on|here)(?!\p{L})/u;
/** What is told there is told to whoever has the food at hand. */
const ON_PACKAGE = /(?<!\p{L})(?:pack(?:age|et)?|box|bag|label|tin|jar)(?!\p{L})/u;
const LONGEST = 160;

/** Whether a line stands in the place of steps and says where they are told: "Get the full recipe at our partner's". */
export function isToldElsewhere(line: string): boolean {
  if (line.length > LONGEST) return false;
  const words = line.toLowerCase();
  return (
    METHOD.test(words) &&
    !ON_PACKAGE.test(words) &&
    (CLICK.test(words) || (WHOLE.test(words) && FOUND.test(words)) || OPENS.test(words))
  );
}
