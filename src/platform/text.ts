/** Removes what PostgreSQL refuses: U+0000 in any text, and lone surrogates in `jsonb`. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** Parses JSON from outside, whose escapes (`\ud800`, `\u0000`) can hold characters that PostgreSQL refuses. */
export const parseJson = (json: string): unknown =>
  JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? storable(value) : value));

/** Cuts a text without splitting a surrogate pair. */
export const cutTo = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');

/** Escapes a text for a `LIKE` pattern. */
export const escapeLike = (typed: string): string => typed.replaceAll(/[\\%_]/g, '\\$&');
