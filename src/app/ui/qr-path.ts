import { encode } from 'uqr';

export type QrPath = { size: number; path: string };

/** Includes the quiet zone that QR readers need. */
const border = 3;

function rowPath(row: boolean[], y: number): string {
  const dark = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...dark.matchAll(/1+/g)]
    .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('');
}

/** The dark modules of the QR code as one SVG path, generated on the server. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border });
  return { size, path: data.map(rowPath).join('') };
}
