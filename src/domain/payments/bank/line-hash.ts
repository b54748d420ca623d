import { createHash } from 'node:crypto';
import type { StatementLine } from './bank-line.ts';

export type HashedLine = StatementLine & { hash: Buffer };

/**
 * What tells a line from all others: equal lines of one file, such as two fees of a day without a balance, are told apart by their place
 * among each other, which is the same in a file that overlaps this one.
 */
export function hashLines(account: string, lines: readonly StatementLine[]): HashedLine[] {
  const places = new Map<string, number>();
  return lines.map((line) => {
    const text = JSON.stringify([account, line.day, line.amountPaise, line.narration, line.balancePaise]);
    const place = (places.get(text) ?? 0) + 1;
    places.set(text, place);
    return { ...line, hash: createHash('sha256').update(`${text} ${place}`).digest() };
  });
}
