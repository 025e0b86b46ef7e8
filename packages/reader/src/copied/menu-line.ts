import { FOR_WORDS } from '../vocabulary/number-words.ts';

/** What stands on buttons and in menus around a recipe, in the reader's languages. */
const WORDS = [
  'home(?: ?page)?|menu|search|recipes?|all recipes|about(?: (?:us|me))?|contact(?: us)?|blog|shop|store|videos?|log ?in|sign ?in|sign ?up|register|subscribe|newsletter|my account|account|cart|basket|favou?rites?|skip to (?:main )?content|jump to (?:the )?recipe|print(?: recipe)?|save(?: recipe)?|pin(?: it| recipe)?|share(?: this)?(?: recipe)?|rate(?: this)?(?: recipe)?|leave a (?:comment|review)|cook mode.*|facebook|instagram|pinterest|twitter|youtube|whats ?app|e-?mail|advertisement|close|open|next|previous|back|more|show more|read more|privacy(?: policy)?|cookies?|accept(?: all)?(?: cookies)?|terms(?: of use)?',
  'startseite|suche|rezepte?|alle rezepte|über (?:uns|mich)|kontakt|anmelden|einloggen|registrieren|abonnieren|mein konto|warenkorb|merken|merkzettel|drucken|teilen|speichern|zum inhalt(?: springen)?|zum rezept|direkt zum rezept|rezept (?:drucken|speichern|teilen)|bewerten|impressum|datenschutz|anzeige|werbung|zurück|weiter|mehr',
  'zoeken|recepten?|alle recepten|over (?:ons|mij)|inloggen|aanmelden|registreren|winkelmandje|opslaan|bewaren|printen|delen|naar het recept|naar (?:de )?inhoud|terug|volgende',
  'accueil|rechercher?|recettes?|toutes les recettes|à propos|connexion|se connecter|s’inscrire|inscription|panier|imprimer|partager|enregistrer|aller au contenu|aller à la recette|publicité|fermer|suivant|précédent',
  'inicio|buscar|recetas?|todas las recetas|sobre (?:mí|nosotros)|contacto|iniciar sesión|entrar|registrarse|carrito|imprimir|compartir|guardar|ir a la receta|saltar al contenido|publicidad|cerrar|siguiente|anterior',
  'início|pesquisar|procurar|receitas?|todas as receitas|sobre(?: nós)?|contato|contacto|registar|cadastre-se|carrinho|partilhar|compartilhar|salvar|ir para a receita|publicidade|fechar',
  'cerca|ricett[ae]|tutte le ricette|chi siamo|chi sono|contatti|accedi|registrati|carrello|stampa|condividi|salva|vai alla ricetta|vai al contenuto|pubblicità|chiudi|avanti|indietro',
  'hem|sök|recept|alla recept|om oss|logga in|bli medlem|skriv ut|dela|spara(?: recept)?|till receptet|annons|stäng|hjem|søg|opskrifter|opskrift|alle opskrifter|om os|log ind|tilmeld|udskriv|print opskrift|gem|del|til opskriften|luk|oppskrifter|oppskrift|søk|logg inn|registrer|skriv ut oppskrift|lagre|lukk',
  'strona główna|szukaj|przepisy?|wszystkie przepisy|o mnie|o nas|zaloguj(?: się)?|zarejestruj(?: się)?|koszyk|drukuj|udostępnij|zapisz|przejdź do przepisu|reklama|zamknij|kezdőlap|főoldal|keresés|receptek|rólunk|rólam|kapcsolat|bejelentkezés|belépés|regisztráció|kosár|nyomtatás|megosztás|mentés|ugrás a recepthez|hirdetés|bezár',
  // What is pressed beside a list of ingredients: to choose, to buy, or to measure them otherwise.
  String.raw`(?:de|un)?select all(?: ingredients)?|(?:un)?check all|clear all|add (?:all |these |the |ingredients? )*to (?:my |your |the )?(?:shopping|grocery|groceries|basket|cart|list|trolley)(?: list)?|(?:shop|buy|get|order) (?:all |the |these )*ingredients?|shop (?:this|the) recipe|copy (?:ingredients|to clipboard)|us customary|u\.?s\.?(?: units)?|imperial|metric|customary|convert to (?:metric|us|grams|cups|imperial)|(?:½|1\/2|[1-9])x|scale|units?|screen awake|keep screen (?:on|awake)|prevent your screen from going dark`,
  'alle(?:s)? (?:ab|aus|an)wählen|(?:zutaten |alle )*(?:auf|zur|in) (?:die |meine |den )?(?:einkaufsliste|einkaufszettel)(?: setzen| hinzufügen| speichern| übernehmen)?|zutaten (?:kaufen|bestellen|kopieren)|portionen (?:anpassen|umrechnen)|metrisch|alles (?:de)?selecteren|(?:ingrediënten |alles )*(?:toevoegen |zet )?(?:aan|op) (?:je |mijn |de )?(?:boodschappen)?lijst(?:je)?(?: toevoegen| zetten)?|(?:bestel|koop) (?:de )?ingrediënten|advertentie',
  'tout (?:dé)?sélectionner|tout (?:dé)?cocher|ajouter (?:les ingrédients |tout )?(?:à|au) (?:la |ma |mon )?(?:liste(?: de courses)?|panier)|acheter les ingrédients|métrique|(?:de)?seleccionar todo|(?:añadir|agregar) (?:los )?(?:ingredientes |todo )?a (?:la |mi )?(?:lista(?: de (?:la )?compras?)?|cesta)|comprar (?:los )?ingredientes|métrico|(?:des)?selecionar tudo|(?:des)?marcar tudo|adicionar (?:os )?(?:ingredientes |tudo )?(?:à|a) (?:minha )?lista(?: de compras)?|(?:de)?seleziona tutto|aggiungi (?:gli )?(?:ingredienti |tutto )?alla (?:mia )?lista(?: della spesa)?|(?:acquista|compra) (?:gli )?ingredienti|metrico',
  '(?:av)?markera alla|lägg (?:till )?(?:alla |ingredienser(?:na)? )?(?:i|till|på) (?:min )?(?:inköpslistan?|varukorgen)|köp ingredienser(?:na)?|(?:fra)?vælg alle|(?:tilføj|læg) (?:alle |ingredienser(?:ne)? )?(?:til|i|på) (?:min )?(?:indkøbslisten?|kurven)|køb ingredienser(?:ne)?|(?:fjern|velg) alle|legg (?:til )?(?:alle |ingredienser(?:ne)? )?(?:i|til|på) (?:min )?(?:handlelisten?|handlekurven?)|kjøp ingredienser(?:ne)?|annonce|annonse',
  '(?:za|od)znacz wszystk(?:o|ie)|dodaj (?:składniki |wszystko )?do (?:mojej )?(?:listy zakupów|koszyka)|kup składniki|összes kijelölése|kijelölés törlése|(?:hozzáadás |hozzávalók )?(?:a )?bevásárlólist(?:ához|ára)|hozzávalók (?:megvásárlása|másolása)',
].join('|');

const ONE_OR_MORE = new RegExp(
  `^[↓→▼»]?\\s*(?:(?:${WORDS})(?:\\s*[|·•/,↓→–—-]\\s*|\\s+|$))+$`,
  'iu',
);
/** "Home › Soups › Leek soup". */
const BREADCRUMBS = new RegExp(
  `^(?:(?:${WORDS})\\s*[>›»]|[^>›»]{2,40}[>›»][^>›»]{2,40}[>›»]).{2,60}$`,
  'iu',
);
/** Switches between measures, who wrote it or took a picture, what a list was made for at first, and "für … Portionen" whose number stood in a field. */
const BESIDE_FIELDS = new RegExp(
  [
    String.raw`(?=.*(?:customary|metric|imperial)|\d{1,2}\s?x[\s|/·]+\d)(?:(?:us )?customary|metric|imperial|\d{1,2}\s?x|[\s|/·])+`,
    String.raw`(?:view|see|show|open) (?:my |the |your )?(?:shopping|grocery) list|ingredient substitutions?(?: guide)?|(?:show|view|see) (?:full )?nutrition(?: label| facts| info(?:rmation)?)?|nutrition info`,
    String.raw`(?:photo|image|picture)s?(?: credits?)?(?: (?:by|from)|:) .{2,60}|foto(?:s|grafie|grafía)?(?: (?:von|van|de|di|av|af)|:) .{2,60}|photos? ?: .{2,60}|crédits? photos? ?:? .{2,60}`,
    String.raw`recipe by .{2,60}|adapted from .{2,80}|originally published .{2,60}|words and (?:pictures|photos|images)(?: by|:) .{2,60}|text (?:och foto|und fotos?|en foto['’]?s|et photos?) ?: .{2,60}`,
    String.raw`(?:the )?original recipe (?:\(\d+x\) )?(?:yields|makes|serves) .{1,30}|(?:recipe|this recipe) (?:yields|makes) .{1,20} servings?`,
    String.raw`(?:${FOR_WORDS})\s+(?:portionen|personen|servings|people|personnes|portions|personas|raciones|pessoas|porções|persone|porzioni|porties|portioner|personer|porsjoner|porcji|osób)`,
  ]
    .map((words) => `^(?:${words})$`)
    .join('|'),
  'iu',
);
const MENU_MAX = 90;

/** Whether a line of a copied page leads elsewhere instead of belonging to the recipe. */
export const isMenuLine = (text: string): boolean =>
  text.length <= MENU_MAX &&
  (ONE_OR_MORE.test(text) || BREADCRUMBS.test(text) || BESIDE_FIELDS.test(text));
