import { encode } from 'uqr';

export type QrPath = { size: number; path: string };

/** Border included: a reader needs light around the code. */
const border = 3;

function rowPath(row: boolean[], y: number): string {
  const dark = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...dark.matchAll(/1+/g)]
    .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('');
}

/** The dark squares as one path, drawn by the server: a browser need not know how. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border });
  return { size, path: data.map(rowPath).join('') };
}
