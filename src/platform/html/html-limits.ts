/**
 * No article comes near these. Without them a text of 400 KB that is nothing but tags keeps a process busy for minutes,
 * because a parser's work grows with the number of tags times their depth.
 */
const maxTags = 12_000;
/** Brackets and ampersands: each is parsed, and written anew, by itself. */
const maxMarks = 60_000;

/** The parser itself counts how deep it is, because ends that it ignores would deceive a simpler look. */
export const maxDepth = 100;

/** Asked before anything parses the text, so it goes over it once and counts. */
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
