/** A line that only counts: "Step 1", "3.", "2/7". */
export const STEP_LABEL =
  /^(?:(?:step|schritt|stap|étape|etape|paso|passo|steg|trin|trinn|krok|lépés|fase|vaihe|βήμα|шаг)\s*)?\d{1,2}\s*[.:)]?(?:\s*\/\s*\d{1,2})?$/iu;
