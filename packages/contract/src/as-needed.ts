/** The quantity of an ingredient whose source names none, and how sure that is. */
export const AS_NEEDED = 'as needed';
export const AS_NEEDED_CONFIDENCE = 50;
