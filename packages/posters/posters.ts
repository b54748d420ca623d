import manifest from './manifest.json' with { type: 'json' };

export type PosterName = keyof typeof manifest;

/** Every poster by its name: its description, and the part that must stay visible. */
export const posters = Object.fromEntries(
  Object.entries(manifest).map(([name, entry]) => [name, { name, ...entry }]),
) as { [Name in PosterName]: (typeof manifest)[Name] & { name: Name } };

export type PosterEntry = (typeof posters)[PosterName];
