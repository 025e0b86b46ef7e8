/**
 * What stands where the recipe would, in the reader's languages. An invitation to a newsletter is none of these. Of small
 * letters, as all that follow: such patterns are sooner prepared.
 */
const KEPT = new RegExp(
  [
    'exclusive(?:ly)? (?:to|for) (?:our )?(?:subscribers|members)|(?:subscribers?|members?)[- ]only|only (?:for|available to) (?:our )?(?:subscribers|members)|(?:subscribe|become a (?:member|subscriber)|start your (?:free )?trial) (?:now )?to (?:read|continue|view|see|unlock|get|access)|already a subscriber|this (?:recipe|article|content) is (?:locked|for subscribers|behind a paywall)',
    'nur für (?:abonnent|mitglieder)|exklusiv für (?:abonnent|mitglieder)|mit (?:abo|plus-abo) weiterlesen|(?:weiterlesen|freischalten) mit|bereits abonnent',
    'alleen voor (?:abonnees|leden)|exclusief voor (?:abonnees|leden)|(?:word|neem een) (?:lid|abonnement|abonnee) om',
    'réservée? (?:aux|à nos) abonnés|abonnez-vous pour (?:lire|continuer|accéder|découvrir|voir)|déjà abonnée?',
    'solo para (?:suscriptores|socios)|exclusivo para suscriptores|suscríbete para (?:leer|seguir|continuar|acceder|ver)|ya eres suscriptor',
    '(?:só|apenas|exclusivo) para (?:assinantes|subscritores)|assine para (?:ler|continuar|ver)|já é assinante',
    '(?:solo|riservat[oaie]) (?:per )?(?:agli |gli )?abbonati|abbonati per (?:leggere|continuare|vedere)|sei già abbonato',
    '(?:endast|bara) för (?:prenumeranter|medlemmar)|kun for (?:abonnenter|medlemmer)|(?:bli|bliv) (?:medlem|abonnent|prenumerant) (?:for|för) (?:å|at|att)',
    'tylko dla (?:subskrybentów|prenumeratorów)|wykup (?:dostęp|subskrypcję)|csak előfizetők(?:nek)?|fizess elő',
  ].join('|'),
);

/** What a reader is asked to do first. */
const ASKED =
  /(?<!\p{L})(?:log in|sign in|sign up|register|subscribe|create an account|join (?:us|now)|anmelden|melden? (?:dich|sie sich) an|einloggen|logge? dich ein|registriere dich|abonnieren?|meld je aan|abonneer|registreer|connectez-vous|inscrivez-vous|identifiez-vous|abonnez-vous|inicia sesión|regístrate|suscríbete|inicie sessão|faça login|cadastre-se|assine|accedi|registrati|effettua l['’]accesso|abbonati|iscriviti|logga in|log ind|logg inn|prenumerera|zaloguj się|zarejestruj się|subskrybuj|jelentkezz be|lépj be|regisztrálj|fizess elő)(?!\p{L})/u;

/** How the words of both begin, in bare text. */
const MAY_BE_KEPT =
  /subscri|login|signin|signup|regist|member|account|trial|joinus|joinnow|islocked|paywall|abon|abbon|mitabo|plusabo|weiterlesen|freischalt|mitglied|anmeld|meldedich|meldensie|logge|meldje|neemeenabo|wordlid|leden|connectez|inscrivez|identifiez|iniciases|suscr|socios|iniciesess|façalog|cadastr|assin|accedi|effettual|riservat|iscriv|loggain|logind|logginn|prenum|medlem|zaloguj|zarejestruj|subskry|wykup|jelentkezz|lépjbe|fizess|előfizet/;

/** Whether a bare text may hold what a reader is asked or told there: worth a closer look. */
export const mayBeKept = (bare: string): boolean => MAY_BE_KEPT.test(bare);

/** What that is for: to log in to save a recipe is another matter. */
const TO_READ =
  /(?<!\p{L})(?:read (?:on|more|the|this|it|full)|continue reading|(?:see|view|unlock|access|get) (?:(?:the|this|all|our|full|complete|whole|rest of the|of the) )*(?:recipes?|instructions|directions|method|steps|article|rest)|weiterlesen|weiterzulesen|(?:rezept|zubereitung|anleitung|schritte) (?:\p{L}+ )?(?:zu )?(?:lesen|sehen|freischalten|freizuschalten|anzusehen)|verder (?:te )?lezen|(?:recept|bereiding|stappen) (?:te )?(?:lezen|zien|bekijken)|lire (?:la suite|la recette|plus)|(?:voir|découvrir|accéder à|consulter) (?:toute )?(?:la|les) (?:recette|suite|préparation|étapes)|(?:seguir |continuar )?(?:leer|leyendo)|ver (?:la|el|los) (?:receta|resto|preparación|pasos)|(?:continuar a )?ler|continuar lendo|ver (?:a|o) (?:receita|resto|preparo|modo de preparo)|leggere|continuare la lettura|vedere (?:la|il) (?:ricetta|resto|procedimento|preparazione)|läsa (?:vidare|mer|receptet)|se (?:hele|resten|receptet|opskriften|oppskriften)|læse? (?:videre|mere|resten)|lese (?:videre|mer|resten)|czytać dalej|przeczytać|zobaczyć (?:cały przepis|resztę przepisu|przepis)|tovább (?:olvas|a recept)\p{L}*|(?:teljes|egész) recept\p{L}*)(?!\p{L})/u;
const LONGEST = 180;

/** Whether a text says that a recipe is kept for those who pay. */
export const saysKept = (text: string): boolean => KEPT.test(text.toLowerCase());

/** Whether a line stands where steps would that only those see who pay or log in. */
export function isKeptLine(line: string): boolean {
  if (line.length > LONGEST) return false;
  const words = line.toLowerCase();
  return KEPT.test(words) || (ASKED.test(words) && TO_READ.test(words));
}

const WHOLE =
  /(?<!\p{L})(?:full|rest|complete|whole|ganze[ns]?|vollständige[ns]?|hele|volledige|toute|complète|suite|complet[ao]|resto|inter[ao]|resten|cały|resztę|teljes|egész)(?!\p{L})/u;

/** Whether a line says so of the rest, or of the whole: then it does on pages, too, that do not declare it. */
export const keepsTheRest = (line: string): boolean =>
  isKeptLine(line) && WHOLE.test(line.toLowerCase());
