import { everywhere, type ImportRule, importRules } from './import-rules.ts';

export const biomeImportsFile = 'biome.imports.json';

/** Biome replaces a rule by a later one for the same file, so each repeats what holds everywhere. */
function overrideOf({ files, refused, why }: ImportRule) {
  const isOfProgram = files.every((file) => file.replace('!', '').startsWith('src/'));
  const own = refused.length > 0 ? [{ refused, why }] : [];
  const patterns = (isOfProgram ? [...own, ...everywhere] : own).map((each) => ({
    group: each.refused,
    message: each.why,
  }));
  return {
    includes: isOfProgram ? [...files, '!src/**/*.test.{ts,tsx}'] : files,
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } } },
  };
}

/** The rules as Biome reads them, a line each. */
export function biomeImports(): string {
  const lines = importRules.map((rule) => `    ${JSON.stringify(overrideOf(rule))}`);
  return [
    '{',
    '  "$schema": "./node_modules/@biomejs/biome/configuration_schema.json",',
    '  "overrides": [',
    lines.join(',\n'),
    '  ]',
    '}',
    '',
  ].join('\n');
}
