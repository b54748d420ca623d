import { shortAmount } from '#app/staff/kit/short-amount.ts';
import type { Money, Pipeline } from '#domain/reports/money-service.ts';
import type { Report } from '#domain/reports/report.ts';
import { durationText } from './report-view.ts';
import { staffDashboardContent } from './texts.ts';

export type MemberView = {
  id: string;
  name: string;
  open: number;
  late: number;
  firstAnswer: string;
  quoted: string;
  won: string;
};

type Parts = { pipeline: Pipeline; report: Report; money: Money | undefined };

/** Everyone who has or had something in the period, the most open first, and the unassigned last. */
export function toPeopleView(names: { id: string; name: string }[], { pipeline, report, money }: Parts) {
  const everyone = [...names, { id: '', name: staffDashboardContent.people.unassigned }];
  return everyone
    .map(({ id, name }): MemberView & { isIdle: boolean } => {
      const work = pipeline.owners.find(({ ownerId }) => ownerId === id);
      const sold = money?.owners.find(({ ownerId }) => ownerId === id);
      const answers = report.owners.find(({ ownerId }) => ownerId === id);
      return {
        id,
        name,
        open: work?.open ?? 0,
        late: work?.late ?? 0,
        firstAnswer: durationText(answers?.medianMinutes ?? null),
        quoted: shortAmount(sold?.quotedPaise ?? 0),
        won: shortAmount(sold?.wonPaise ?? 0),
        isIdle: !work && !sold && !answers,
      };
    })
    .filter(({ isIdle }) => !isIdle)
    .sort((a, b) => Number(a.id === '') - Number(b.id === '') || b.open - a.open)
    .map(({ isIdle: _, ...member }) => member);
}
