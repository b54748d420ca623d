import { readDue } from '#domain/bookings/due/due-service.ts';
import { namedPeriods } from '#domain/bookings/figures/period.ts';
import { readReceived } from '#domain/bookings/received/received-service.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { readFareReport } from '#domain/fares/report/fare-report-service.ts';
import { readChecklist } from '#domain/reports/checklist-service.ts';
import { readMoney, readPipeline } from '#domain/reports/money-service.ts';
import { type Span, spans } from '#domain/reports/report.ts';
import { readReport } from '#domain/reports/report-service.ts';
import { readWork } from '#domain/reports/work-service.ts';
import { missingProofs } from '#domain/settings/proof.ts';
import { readSettingsForStaff } from '#domain/settings/settings-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { hasArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { listStaffNames } from '#domain/staff/user-service.ts';
import type { Db } from '#platform/database/db.ts';
import { toFareReportView } from './fare-report.tsx';
import { toCashView, toMoneyView, toPipelineView } from './money-view.ts';
import { toFollowUpView } from './next-follow-ups.tsx';
import { toPeopleView } from './people-view.ts';
import { toReportView } from './report-view.ts';

const usualSpan: Span = 30;

type Asked = { span: Span; owner: string | undefined };

/** The period and the staff member of the address; unknown ones are ignored. */
function askedOf(address: string, names: { id: string }[]): Asked {
  const query = new URL(address).searchParams;
  return {
    span: spans.find((span) => String(span) === query.get('days')) ?? usualSpan,
    owner: names.find(({ id }) => id === query.get('owner'))?.id,
  };
}

async function readEnquiryFigures(db: Db, actor: StaffActor, { span, owner }: Asked) {
  if (!hasArea(actor, 'enquiries')) return undefined;
  const [work, report, pipeline] = await Promise.all([
    readWork(db, actor, { ownerId: owner }),
    readReport(db, actor, span, new Date(), owner),
    readPipeline(db, actor, { ownerId: owner }),
  ]);
  return { work, report, pipeline };
}

async function readMoneyFigures(db: Db, actor: StaffActor, { span, owner }: Asked, now: Date) {
  if (!hasArea(actor, 'money')) return undefined;
  const periods = namedPeriods('month', dayInIndia(now));
  const [money, fares, received, due] = await Promise.all([
    readMoney(db, actor, span, { ownerId: owner }),
    readFareReport(db, actor, now),
    readReceived(db, actor, periods),
    readDue(db, actor, now),
  ]);
  return { money, fares, cash: { received, due, periods } };
}

/** Whoever may change the settings sees what they leave empty. */
const readMissingProofs = async (db: Db, actor: StaffActor) =>
  hasArea(actor, 'users') ? missingProofs(await readSettingsForStaff(db, actor)) : [];

/** Everything that the dashboard shows to this staff member; a part of an area that they do not have is undefined. */
export async function readDashboard(db: Db, actor: StaffActor, address: string, now = new Date()) {
  const names = await listStaffNames(db, actor);
  const asked = askedOf(address, names);
  const [enquiryFigures, moneyFigures, checklist, proofs] = await Promise.all([
    readEnquiryFigures(db, actor, asked),
    readMoneyFigures(db, actor, asked, now),
    readChecklist(db, actor),
    readMissingProofs(db, actor),
  ]);
  const money = moneyFigures?.money;
  return {
    ...asked,
    name: actor.name,
    names,
    checklist,
    missingProofs: proofs,
    fares: moneyFigures && toFareReportView(moneyFigures.fares, await readCabNames(db)),
    figures: enquiryFigures && {
      counts: enquiryFigures.work.counts,
      targetMinutes: enquiryFigures.work.targetMinutes,
      next: enquiryFigures.work.next.map((followUp) => toFollowUpView(followUp, now)),
      report: toReportView(enquiryFigures.report),
      stages: toPipelineView(enquiryFigures.pipeline),
      isCut: enquiryFigures.pipeline.isCut,
      people: toPeopleView(names, { ...enquiryFigures, money }),
    },
    money: moneyFigures && [
      ...toMoneyView(
        moneyFigures.money,
        enquiryFigures?.pipeline.openQuotesPaise ?? 0,
        asked.span,
        asked.owner,
      ),
      ...toCashView(moneyFigures.cash),
    ],
  };
}
