import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ServerBuild } from 'react-router';
import { keptFontsScript } from '#app/fonts/brand-fonts.ts';
import type { Inlined } from '#app/page-context.ts';

export type InlinedParts = Inlined & { styleHash: string; scriptHash: string };

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The public style sheet and the font script, read once per build, with their hashes for the CSP. */
export function readInlined(build: ServerBuild): InlinedParts {
  const files = build.assets.routes.root?.css ?? [];
  const styles = files.map((file) => readFileSync(`build/client${file}`, 'utf8').trim()).join('\n');
  if (styles === '') throw new Error('the build has no public style sheet');
  return {
    styles,
    script: keptFontsScript,
    styleHash: hashSource(styles),
    scriptHash: hashSource(keptFontsScript),
  };
}
