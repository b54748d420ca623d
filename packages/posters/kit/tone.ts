const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour between two colours of a palette: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const end = channels(to);
  const mixed = channels(from).map((value, index) => value + ((end[index] ?? value) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** The colours of a material in one light: lit side, front, shaded side, and full shade. */
export type Tones = { lit: string; mid: string; shade: string; deep: string };
