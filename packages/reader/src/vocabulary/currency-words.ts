/** The words behind the numbers of prices. */
export const CURRENCY_WORDS = 'eur|usd|gbp|kr|zł|ft';
