import { readPageWords } from './read-page-words.ts';

/** The page's own declaration, in JSON-LD or microdata; many write the boolean as a text. */
const DECLARED =
  /"isAccessibleForFree"\s{0,20}:\s{0,20}"?(?:https?:\/\/schema\.org\/)?false\b|itemprop\s{0,20}=\s{0,20}["']?isAccessibleForFree["']?\s[^<>]{0,200}content\s{0,20}=\s{0,20}["']?false\b/i;

/** What stands where the recipe would, in the reader's languages. An invitation to a newsletter is none of these. */
const SAID = new RegExp(
  [
    'exclusive(?:ly)? (?:to|for) (?:our )?(?:subscribers|members)|(?:subscribers?|members?)[- ]only|only (?:for|available to) (?:our )?(?:subscribers|members)|(?:subscribe|become a (?:member|subscriber)|start your (?:free )?trial) (?:now )?to (?:read|continue|view|see|unlock|get|access)|already a subscriber|this (?:recipe|article|content) is (?:locked|for subscribers|behind a paywall)',
    'nur für (?:abonnent|mitglieder)|exklusiv für (?:abonnent|mitglieder)|mit (?:abo|plus-abo) weiterlesen|(?:weiterlesen|freischalten) mit|bereits abonnent',
    'alleen voor (?:abonnees|leden)|exclusief voor (?:abonnees|leden)|(?:word|neem een) (?:lid|abonnement|abonnee) om',
    'réservée? (?:aux|à nos) abonnés|abonnez-vous pour (?:lire|continuer|accéder|découvrir)|déjà abonnée?',
    'solo para (?:suscriptores|socios)|exclusivo para suscriptores|suscríbete para (?:leer|seguir|continuar|acceder)|ya eres suscriptor',
    '(?:só|apenas|exclusivo) para (?:assinantes|subscritores)|assine para (?:ler|continuar)|já é assinante',
    '(?:solo|riservat[oaie]) (?:per )?(?:agli |gli )?abbonati|abbonati per (?:leggere|continuare)|sei già abbonato',
    '(?:endast|bara) för (?:prenumeranter|medlemmar)|kun for (?:abonnenter|medlemmer)|(?:bli|bliv) (?:medlem|abonnent|prenumerant) (?:for|för) (?:å|at|att)',
    'tylko dla (?:subskrybentów|prenumeratorów)|wykup (?:dostęp|subskrypcję)|csak előfizetők(?:nek)?|fizess elő',
  ].join('|'),
  'iu',
);
const WORDS_MAX = 24_000;

/** Whether a page without a recipe says that it keeps it for those who pay. */
export const isBehindPaywall = (html: string): boolean =>
  DECLARED.test(html) || SAID.test(readPageWords(html, null, WORDS_MAX).text);
