import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { EnvError, envNames, parseEnv } from '#platform/env.ts';

const example = await readFile('.env.example', 'utf8');

/** Variables by name, from the lines that begin with this mark. */
const variables = (mark: string): Record<string, string> =>
  Object.fromEntries(
    [...example.matchAll(new RegExp(`^${mark}([A-Z][A-Z0-9_]*)=(.*)$`, 'gm'))].map(([, name, value]) => [
      name,
      value,
    ]),
  );

const required = variables('');
const withDefault = variables('# ');
const usable = { ...required, SECRET_KEYS: `2026:${'A'.repeat(43)}=` };

describe('.env.example', () => {
  it('names every variable of the schema once, and no other', () => {
    const lines = example.match(/^(# )?[A-Z][A-Z0-9_]*=/gm) ?? [];
    expect(lines.map((line) => line.replace(/^# |=$/g, '')).sort()).toEqual([...envNames].sort());
  });

  it('has each variable that must be set without a mark, and no other', () => {
    expect(() => parseEnv(usable)).not.toThrow();
    for (const name of Object.keys(required))
      expect(() => parseEnv({ ...usable, [name]: undefined })).toThrow(`${name} is not set`);
  });

  it('shows the defaults that the programs have', () => {
    const defaults = parseEnv(usable);
    for (const [name, value] of Object.entries(withDefault))
      expect([name, `${defaults[name as keyof typeof defaults] ?? ''}`]).toEqual([name, value]);
  });

  it('has a sentence above each variable', () => {
    const lines = example.split('\n');
    for (const [at, line] of lines.entries())
      if (/^(# )?[A-Z][A-Z0-9_]*=/.test(line)) expect(lines[at - 1]).toMatch(/^# [A-Za-z].*\.$/);
  });

  it('does not start a program unchanged, because a published key protects no secret', () => {
    expect(() => parseEnv(required)).toThrow(EnvError);
  });

  it('is explained in docs/operations.md', async () => {
    const manual = await readFile('docs/operations.md', 'utf8');
    for (const name of envNames) expect(manual).toContain(`| \`${name}\` |`);
  });
});
