import { staffActivityContent as content } from '#app/content/staff/activity.ts';
import type { Action, ActivityLine } from '#domain/activity/activity.ts';
import { shownTime } from '#domain/shared/india-time.ts';

/** A line of the activity log as text. */
export type ShownLine = {
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

function shownDetail({ from, to, reason, ended, ...values }: Record<string, string>): string {
  return [
    from && to && content.change(from, to),
    reason && (reasons[reason] ?? reason),
    ended && content.ended(ended),
    ...Object.entries(values).map(([field, value]) => content.value(field, value)),
  ]
    .filter(Boolean)
    .join(', ');
}

export const presentLine = (line: ActivityLine): ShownLine => ({
  id: line.id,
  moment: line.at.toISOString(),
  when: shownTime(line.at),
  who: line.actorName || content.noActor,
  what: actionTexts[line.action],
  detail: shownDetail(line.detail),
  whom: line.subjectName,
  from: line.fromAddress,
});
