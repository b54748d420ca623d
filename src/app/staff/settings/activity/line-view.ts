import type { Action, ActivityLine } from '#domain/activity/activity.ts';
import { dateText, dayOf, timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { staffActivityContent as content } from './texts.ts';

/** A line of the activity log as text. */
export type LineView = {
  id: string;
  moment: string;
  when: string;
  who: string;
  what: string;
  detail: string;
  whom: string;
  from: string;
};

// An action without a text does not compile.
const actionTexts: Record<Action, string> = content.actions;
const reasons: Record<string, string> = content.reasons;

/** `totalPaise` is `total`, `agencyName` is `agency name`, `quote-link` is `quote link`. */
const wordsOf = (name: string): string =>
  name
    .replace(/Paise$/, '')
    .replaceAll('-', ' ')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Fields whose values are codes and not texts that somebody typed. */
const codeFields = new Set(['kind', 'change', 'fact', 'field', 'source', 'stage']);

/** Amounts, times and codes as people read them. */
function valueText(field: string, value: string): string {
  if (field.endsWith('Paise') && /^-?\d+$/.test(value)) return formatPaise(Number(value));
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return timeText(new Date(value));
  if (dayOf(value) === value) return dateText(value);
  return codeFields.has(field) ? wordsOf(value) : value;
}

function shownDetail({ from, to, reason, ended, ...values }: Record<string, string>): string {
  return [
    from && to && content.change(from, to),
    reason && (reasons[reason] ?? reason),
    ended && content.ended(ended),
    ...Object.entries(values).map(([field, value]) => content.value(wordsOf(field), valueText(field, value))),
  ]
    .filter(Boolean)
    .join(', ');
}

export const toLineView = (line: ActivityLine): LineView => ({
  id: line.id,
  moment: line.at.toISOString(),
  when: timeText(line.at),
  who: line.actorName || content.noActor,
  what: actionTexts[line.action],
  detail: shownDetail(line.detail),
  whom: line.subjectName,
  from: line.fromAddress,
});
