const number = new Intl.NumberFormat('en-IN', { maximumSignificantDigits: 2 });

/** The size of a file as people read it. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 999_500 ? `${number.format(bytes / 1000)} KB` : `${number.format(bytes / 1_000_000)} MB`;
}
