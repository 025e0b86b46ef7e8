/** What every recipe speaks of, and the name of many a site: "Sam Cooks", "Unsere Küche"; all folded. */
export const ANY_DISH =
  /^(?:cook(?:s|ed|ing)?|kitchens?|recipes?|koch(?:en|t)?|kuche|rezepte?|keuken|kook(?:t)?|recept(?:en|ek)?|cuisine|recettes?|cocina|recetas?|cozinha|receitas?|cucina|ricett[ae]|koket?|kokken(?:et)?|opskrift(?:er)?|kjokken(?:et)?|oppskrift(?:er)?|kuchnia|przepisy?|konyha)$/u;
