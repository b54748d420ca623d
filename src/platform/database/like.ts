/** What was typed, for a pattern in which it means itself, also where it holds what a pattern means something by. */
export const plainInPattern = (typed: string): string => typed.replaceAll(/[\\%_]/g, '\\$&');
