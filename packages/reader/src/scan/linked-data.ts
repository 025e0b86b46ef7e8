/** The type of JSON-LD, as attributes give it; some programs write its sign as an entity. */
export const LINKED_DATA = /ld(?:\+|&#(?:x2b|43);|&plus;)json/i;
