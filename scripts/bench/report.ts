import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { isWithinLimit, type Row, reachesGoal, spreadOf } from './measure.ts';

const file = 'docs/performance.md';

export type Section = { title: string; text: string };

const boundOf = ({ goal: { at, ratio } }: Row) => `${at === 'most' ? '≤' : '≥'} ${ratio}`;

/** Rows of ratios as a table. */
export const tableOf = (rows: readonly Row[]): string =>
  [
    '| What | Ratio: median (spread) | Goal | | Figures, medians |',
    '|---|---|---|---|---|',
    ...rows.map((row) =>
      [
        `| ${row.what}`,
        row.ratios.length > 1 ? spreadOf(row.ratios) : row.ratios[0]?.toFixed(2),
        boundOf(row),
        reachesGoal(row) ? 'reached' : 'not reached',
        `${row.figures} |`,
      ].join(' | '),
    ),
  ].join('\n');

export const lineOf = (row: Row): string => {
  const note = isWithinLimit(row) ? '' : `, BEYOND the limit of ${row.limit}`;
  return `${row.what}: ${spreadOf(row.ratios)}, goal ${boundOf(row)}${note}; ${row.figures}`;
};

const head = (): string =>
  `# Performance

Written by \`npm run bench\`; [scale.md](scale.md) has what follows from it. Contenders are measured in turn within one run, on one
machine that also runs the load generator and PostgreSQL, so ratios count and not the figures themselves. Each section says when it was
measured. Machine: ${cpus().length} cores${cpus()[0]?.model ? ` (${cpus()[0]?.model.trim()})` : ''}, Node ${process.versions.node}.
`;

/** Sections by title, in the order of the file. */
function sectionsOf(text: string): Map<string, string> {
  const parts = text.split(/^## /m).slice(1);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end), part.slice(end + 1).trim()];
    }),
  );
}

/** Writes this section; the others stay. */
export async function writeReport({ title, text }: Section): Promise<void> {
  const sections = sectionsOf(await readFile(file, 'utf8').catch(() => ''));
  const day = new Date().toISOString().slice(0, 10);
  const load = loadavg()[1]?.toFixed(1);
  const when = `Measured on ${day}; load average of the machine ${load}, other work on it included.`;
  sections.set(title, `${when}\n\n${text}`);
  const written = [...sections].map(([name, content]) => `## ${name}\n\n${content}\n`);
  await writeFile(file, [head(), ...written].join('\n'));
}
