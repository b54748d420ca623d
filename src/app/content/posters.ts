import manifest from './poster-manifest.json' with { type: 'json' };

type PosterName = keyof typeof manifest;

/** Every illustration by its name; the build writes the list when it draws them. */
export const posters = Object.fromEntries(
  Object.entries(manifest).map(([name, entry]) => [name, { name, ...entry }]),
) as { [Name in PosterName]: (typeof manifest)[Name] & { name: Name } };
