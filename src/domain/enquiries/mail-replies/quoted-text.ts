/** A mail's own text, and the earlier mails that the mail program repeated in it. */
export type SplitText = { own: string; quoted: string };

const isBlank = (line: string) => line.trim() === '';
const isQuoted = (line: string) => line.startsWith('>');

/** 'On Monday, Rupa wrote:' in the languages of the customers' mail programs; Gmail breaks it into two lines. */
const introductions = [
  /^On\s.{4,300}\bwrote:$/i,
  /^(Am|Le|El|Il)\s.{4,300}\b(schrieb|a écrit|escribió|ha scritto)\b.{0,100}:$/i,
  /^.{4,300}(ने लिखा|লিখেছেন|লিখিছে):?$/u,
];
const divider = /^(-{2,}\s*(Original Message|Forwarded message)\s*-{2,}|_{20,})$/i;
const outlookFrom = /^\*?(From|प्रेषक|Von|De):\*?\s/i;
const outlookOther = /^\*?(Sent|Date|To|Subject):\*?\s/i;

/** How many lines from here on introduce a quote; 0 when they don't. */
function introductionAt(lines: readonly string[], at: number): number {
  const line = (lines[at] ?? '').trim();
  if (divider.test(line)) return 1;
  const following = lines.slice(at + 1, at + 4);
  if (outlookFrom.test(line) && following.filter((next) => outlookOther.test(next.trim())).length >= 2)
    return 1;
  for (const count of [1, 2, 3]) {
    const joined = lines.slice(at, at + count).map((part) => part.trim());
    if (joined.every(Boolean) && introductions.some((one) => one.test(joined.join(' ')))) return count;
  }
  return 0;
}

/** Where the repeated mail begins: nothing of the customer's own may come after it. */
function startOfQuote(lines: readonly string[]): number {
  const lastMarked = lines.findLastIndex(isQuoted);
  const lastUnmarked = lines.findLastIndex((line) => !isBlank(line) && !isQuoted(line));
  for (let at = 0; at < lines.length; at++) {
    const end = at + introductionAt(lines, at);
    // Some programs mark every line, some none. With both, the customer has answered in between.
    if (end > at && (lastMarked < end || lastUnmarked < end)) return at;
  }
  let start = lines.length;
  while (start > 0 && (isBlank(lines[start - 1] ?? '') || isQuoted(lines[start - 1] ?? ''))) start--;
  return lines.slice(start).some(isQuoted) ? start : lines.length;
}

/** Where the customer's own text begins when it is below the repeated mail. */
function endOfLeadingQuote(lines: readonly string[]): number {
  let end = introductionAt(lines, 0);
  while (end < lines.length && (isBlank(lines[end] ?? '') || isQuoted(lines[end] ?? ''))) end++;
  return lines.slice(0, end).some(isQuoted) ? end : 0;
}

const joined = (lines: readonly string[]) =>
  lines
    .join('\n')
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd();

/** Separates the own text from repeated mails. No line is lost, and a mail without own text is shown whole. */
export function splitQuoted(text: string): SplitText {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  while (lines.length > 0 && isBlank(lines[0] ?? '')) lines.shift();
  const leading = endOfLeadingQuote(lines);
  const start = leading + startOfQuote(lines.slice(leading));
  const own = joined(lines.slice(leading, start));
  if (own === '') return { own: joined(lines), quoted: '' };
  const quoted = [lines.slice(0, leading), lines.slice(start)].map(joined).filter(Boolean).join('\n\n');
  return { own, quoted };
}
