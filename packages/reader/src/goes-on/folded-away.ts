/** How a row of its own behind steps says that more of them are folded away. Of small letters: such patterns are sooner prepared. */
const FOLDED = new RegExp(
  [
    '^(?:show|see|view|load|expand) (?:more|all|(?:the )?(?:rest|full (?:method|recipe)))(?: (?:steps|instructions|directions))?$',
    '^(?:mehr|alle schritte|weitere schritte|alles) (?:an)?zeigen$',
    '^meer (?:tonen|laden|weergeven)$|^(?:toon|bekijk) (?:meer|alle stappen)$',
    '^(?:voir|afficher|charger) (?:plus|(?:la )?suite|toutes les étapes)$',
    '^(?:ver|mostrar|cargar) (?:más|todos los pasos)$',
    '^(?:ver|mostrar|carregar) (?:mais|todos os passos)$',
    '^(?:mostra|vedi|carica) (?:altro|(?:di )?più|tutti i passaggi)$',
    '^(?:visa|ladda) (?:mer|fler|alla steg)$',
    '^(?:vis|last) (?:mere?|flere|alle trinn?)$',
    '^(?:pokaż|zobacz|rozwiń) (?:więcej|wszystkie kroki)$',
    '^(?:tovább|több mutatása|mutass többet|összes lépés)$',
  ].join('|'),
  'u',
);
/** How these begin in bare text, which most pages do not behind their last step. */
const MAY_BE_FOLDED =
  /^(?:show|see|view|load|expand|mehr|alles?|weitere|meer|toon|bekijk|voir|afficher|charger|ver|mostra|cargar|carregar|vedi|carica|visa?|ladda|last|pokaż|zobacz|rozwiń|tovább|több|mutass|összes)/;

/** Whether a row says that more steps are folded away: "Show more". */
export const isFoldedAway = (row: string): boolean => FOLDED.test(row.toLowerCase());

/** Whether a bare text may begin with such a row. */
export const mayBeFoldedAway = (behind: string): boolean => MAY_BE_FOLDED.test(behind);
