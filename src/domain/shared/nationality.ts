const names = new Intl.DisplayNames('en-GB', { type: 'region' });

/** The name of a country by its ISO 3166-1 alpha-2 code; empty while it is not known. */
export const nationalityName = (code: string): string => (code ? (names.of(code) ?? code) : '');
