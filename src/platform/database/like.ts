/** Escapes a text for a `LIKE` pattern. */
export const plainInPattern = (typed: string): string => typed.replaceAll(/[\\%_]/g, '\\$&');
