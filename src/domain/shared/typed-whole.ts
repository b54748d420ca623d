/** `null` when nothing is typed, `undefined` when it is no whole number between these. */
export function wholeIn(typed: string, min: number, max: number): number | null | undefined {
  if (typed === '') return null;
  const value = /^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}
