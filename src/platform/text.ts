/** What PostgreSQL can store: it refuses U+0000 in any text, and a lone surrogate in `jsonb`. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** JSON from outside. Its escapes (`\ud800`, `\u0000`) can say what no UTF-8 body can. */
export const parseJson = (json: string): unknown =>
  JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? storable(value) : value));

/** The beginning of a text, without half of a surrogate pair at its end. */
export const cutTo = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
