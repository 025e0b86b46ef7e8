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
].join('|');

const ONE_OR_MORE = new RegExp(`^(?:(?:${WORDS})(?:\\s*[|·•/,]\\s*|\\s+|$))+$`, 'iu');
/** "Home › Soups › Leek soup". */
const BREADCRUMBS = new RegExp(
  `^(?:(?:${WORDS})\\s*[>›»]|[^>›»]{2,40}[>›»][^>›»]{2,40}[>›»]).{2,60}$`,
  'iu',
);
const MENU_MAX = 90;

/** Whether a line of a copied page leads elsewhere instead of belonging to the recipe. */
export const isMenuLine = (text: string): boolean =>
  text.length <= MENU_MAX && (ONE_OR_MORE.test(text) || BREADCRUMBS.test(text));
