import { contributors } from '#domain/privacy/contributors.ts';
import type { Treatment } from '#domain/shared/personal-data.ts';

/** Every column that a domain declares, as `table.column`, with what happens to it. */
export const declaredColumns = contributors.flatMap(({ tables }) =>
  Object.entries(tables).flatMap(([table, columns]) =>
    Object.entries(columns).flatMap(([treatment, names]) =>
      names.map((name) => ({ name: `${table}.${name}`, treatment: treatment as Treatment })),
    ),
  ),
);
