import { diffLines, diffWordsWithSpace } from 'diff';

export type WordChange = { kind: 'same' | 'removed' | 'added'; text: string };

/** The diff takes quadratic time in the number of changes, so it is limited. */
const diffLimits = { maxEditLength: 600 };
const shownAround = 160;

function kindOf({ added, removed }: { added: boolean; removed: boolean }): WordChange['kind'] {
  if (added) return 'added';
  return removed ? 'removed' : 'same';
}

const wholeTexts = (before: string, after: string): WordChange[] =>
  [
    { kind: 'removed' as const, text: before },
    { kind: 'added' as const, text: after },
  ].filter(({ text }) => text !== '');

/** Shortens a long unchanged part to its ends. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 3 * shownAround) return text;
  const start = isFirst ? '' : text.slice(0, shownAround);
  const end = isLast ? '' : text.slice(-shownAround);
  return `${start} … ${end}`;
}

/** Compares by words, by lines when too many words differ, and as whole texts when too many lines differ. */
export function wordChanges(before: string, after: string): WordChange[] {
  // A price or an address counts as one word, including its punctuation.
  if (!/\s/.test(before + after)) return wholeTexts(before, after);
  const changes = diffWordsWithSpace(before, after, diffLimits) ?? diffLines(before, after, diffLimits);
  if (!changes) return wholeTexts(before, after);
  return changes.map((change, index) => {
    const kind = kindOf(change);
    const isLast = index === changes.length - 1;
    return { kind, text: kind === 'same' ? shortened(change.value, index === 0, isLast) : change.value };
  });
}
