/**
 * Far above any article. Without them 400 KB of nested tags keep a process busy for minutes, because the parser's work
 * grows with the number of tags times their depth.
 */
const maxTags = 12_000;
/** Brackets and ampersands, each of which is parsed and escaped separately. */
const maxMarks = 60_000;

/** Counted in the parser, because a simple count would be misled by end tags that the parser ignores. */
export const maxDepth = 100;

/** Runs before any parser, so it only counts, in one pass. */
export function hasTooManyTags(html: string): boolean {
  let marks = 0;
  let tags = 0;
  for (const [, letter] of html.matchAll(/[&>]|<([a-z])?/gi)) {
    marks += 1;
    if (letter !== undefined) tags += 1;
    if (marks > maxMarks || tags > maxTags) return true;
  }
  return false;
}
