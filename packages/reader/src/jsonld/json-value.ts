export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;

export interface JsonObject {
  [key: string]: JsonValue | undefined;
}

export const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list that a program wrote as an object, with the places as keys. */
const isNumbered = (value: JsonObject): boolean =>
  ('0' in value || '1' in value) && Object.keys(value).every((key) => /^\d+$/.test(key));

/** A value as a list: nothing is empty, a single value is a list of one. */
export function asList(value: JsonValue | undefined): JsonValue[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  return isObject(value) && isNumbered(value)
    ? Object.values(value).filter((item) => item !== undefined)
    : [value];
}
