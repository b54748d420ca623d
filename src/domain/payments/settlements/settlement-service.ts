import type { Action } from '#domain/activity/activity.ts';
import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import { violatedConstraint } from '#platform/database/constraint.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { insertMove, lockCashBox, selectMoveOfSettlement } from './cash-store.ts';
import {
  allowanceOn,
  type Settlement,
  type SettlementLines,
  type SettlementSums,
  stateOf,
  sumsOf,
  withAllowance,
} from './settlement.ts';
import type { AllowanceInput, NewSettlement, SettlementRequest } from './settlement-input.ts';
import { settlementMessages as messages } from './settlement-messages.ts';
import {
  insertAllowance,
  insertSettlement,
  lockDriver,
  markConfirmed,
  markUndone,
  type SettledDriver,
  selectAllowances,
  selectDifferences,
  selectDriver,
  selectLines,
  selectSettledRides,
  selectSettlement,
  selectSettlementByKey,
  selectSettlements,
  selectUnsettled,
} from './settlement-store.ts';

const note = (
  tx: Tx,
  actor: StaffActor,
  action: Action,
  { id, driverId }: { id: string; driverId: string },
  duePaise: number,
) =>
  // By number, because the log is never erased.
  noteActivity(
    tx,
    lineBy(
      actor,
      action,
      { kind: 'settlement', id, name: id },
      { driver: driverId, duePaise: String(duePaise) },
    ),
  );

/** What a driver gets for a day on duty, the latest first. */
export async function listAllowances(db: Queryable, actor: StaffActor) {
  assertArea(actor, 'money');
  return selectAllowances(db);
}

/** Adds an allowance; those before stay, and settlements keep theirs. Idempotent by the key. */
export async function addAllowance(db: Db, actor: StaffActor, input: AllowanceInput): Promise<void> {
  assertArea(actor, 'money');
  await db.transaction(async (tx) => {
    if (!(await insertAllowance(tx, { ...input, madeBy: actor.name }))) return;
    const subject = { kind: 'driver-allowance', id: input.validFrom, name: input.validFrom };
    const detail = { perDayPaise: String(input.perDayPaise) };
    await noteActivity(tx, lineBy(actor, 'driver-allowance-added', subject, detail));
  });
}

export type SettlementPreview = SettlementSums &
  SettlementLines & {
    driver: { id: string; name: string };
    firstDay: string;
    lastDay: string;
    /** The allowance for a day: what was typed, or that of the last day. */
    perDayPaise: number;
  };

const maxDays = 366;
/** Whoever settles once a month still sees what was left over. */
const usualDays = 60;

function daysOf({ firstDay, lastDay }: SettlementRequest, now: Date) {
  const today = dayInIndia(now);
  const last = lastDay ?? today;
  const first = firstDay ?? daysAfter(last, -usualDays);
  if (first > last || last > today || first < daysAfter(last, -maxDays))
    throw new Failure('invalid', messages.daysWrong, { field: 'firstDay' });
  return { firstDay: first, lastDay: last };
}

function assertOwn(driver: SettledDriver | undefined): asserts driver is SettledDriver {
  if (!driver) throw new Failure('not_found', messages.driverGone);
  if (driver.partnerId !== null) throw new Failure('conflict', messages.partnerDriver);
}

async function read(
  db: Queryable,
  driver: SettledDriver,
  request: SettlementRequest,
  now: Date,
): Promise<SettlementPreview> {
  const days = daysOf(request, now);
  const [rides, differences, allowances] = await Promise.all([
    selectUnsettled(db, driver.id, days),
    selectDifferences(db, driver.id),
    selectAllowances(db),
  ]);
  const [first] = rides;
  const until = new Date(Math.max(0, ...rides.map(({ endsAt }) => endsAt.getTime())));
  const settled = first ? await selectSettledRides(db, driver.id, first.startsAt, until) : [];
  const { perDayPaise } = request;
  const duties = withAllowance(rides, settled, (day) => perDayPaise ?? allowanceOn(allowances, day));
  return {
    ...{ driver: { id: driver.id, name: driver.name }, ...days, duties, differences },
    ...sumsOf({ duties, differences }),
    perDayPaise: perDayPaise ?? allowanceOn(allowances, days.lastDay),
  };
}

/** What a settlement of these days would come to now. */
export async function previewSettlement(
  db: Queryable,
  actor: StaffActor,
  request: SettlementRequest,
  now = new Date(),
): Promise<SettlementPreview> {
  assertArea(actor, 'money');
  const driver = rowId.test(request.driverId) ? await selectDriver(db, request.driverId) : undefined;
  assertOwn(driver);
  return read(db, driver, request, now);
}

/** A duty is in one settlement only: of two at once, one is refused. */
async function oncePerDuty<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (violatedConstraint(error) === 'driver_settlement_duties_pkey')
      throw new Failure('conflict', messages.settledMeanwhile, { cause: error });
    throw error;
  }
}

/** The settlement of a request that is sent again. */
async function madeBefore(
  tx: Tx,
  key: string,
  asked: { driverId: string; duePaise: number },
): Promise<string | undefined> {
  const stored = await selectSettlementByKey(tx, key);
  if (stored && (stored.driverId !== asked.driverId || stored.duePaise !== asked.duePaise))
    throw new Failure('conflict', messages.sentBefore);
  return stored?.id;
}

/** Stores a settlement as it was seen; nothing is handed over yet. Idempotent by its key. Returns its id. */
export async function makeSettlement(
  db: Db,
  actor: StaffActor,
  { key, note: remark, seenPaise, ...request }: NewSettlement,
  now = new Date(),
): Promise<string> {
  assertArea(actor, 'money');
  return oncePerDuty(() =>
    db.transaction(async (tx) => {
      const driver = rowId.test(request.driverId) ? await lockDriver(tx, request.driverId) : undefined;
      assertOwn(driver);
      const before = await madeBefore(tx, key, { driverId: driver.id, duePaise: Number(seenPaise) });
      if (before) return before;
      const { duties, differences, firstDay, lastDay, ...preview } = await read(tx, driver, request, now);
      if (duties.length + differences.length === 0) throw new Failure('conflict', messages.nothing);
      const { collectedPaise, expensesPaise, allowancePaise, duePaise } = preview;
      if (duePaise !== Number(seenPaise))
        throw new Failure('conflict', messages.changed(formatPaise(duePaise)));
      const sums = { collectedPaise, expensesPaise, allowancePaise, duePaise };
      const row = { ...sums, key, driverId: driver.id, firstDay, lastDay, note: remark, madeBy: actor.name };
      const id = await insertSettlement(tx, row, { duties, differences });
      await note(tx, actor, 'driver-settled', { id, driverId: driver.id }, duePaise);
      return id;
    }),
  );
}

export type ViewedSettlement = Settlement & SettlementLines & { isLatest: boolean };

export async function viewSettlement(
  db: Queryable,
  actor: StaffActor,
  id: string,
): Promise<ViewedSettlement | undefined> {
  assertArea(actor, 'money');
  const settlement = rowId.test(id) ? await selectSettlement(db, id) : undefined;
  if (!settlement) return undefined;
  const [lines, [latest]] = await Promise.all([
    selectLines(db, id),
    selectSettlements(db, { driver: settlement.driverId, isUndone: false }, 1),
  ]);
  return { ...settlement, ...lines, isLatest: latest?.id === id };
}

const perPage = 25;

/** The latest first; of one driver or of all. */
export async function listSettlements(
  db: Queryable,
  actor: StaffActor,
  { driver, before }: { driver?: string | undefined; before?: string | undefined },
): Promise<{ settlements: Settlement[]; next: string | undefined }> {
  assertArea(actor, 'money');
  const filter = {
    driver: driver && rowId.test(driver) ? driver : undefined,
    before: before && rowId.test(before) ? before : undefined,
  };
  const rows = await selectSettlements(db, filter, perPage + 1);
  const settlements = rows.slice(0, perPage);
  return { settlements, next: rows.length > perPage ? settlements.at(-1)?.id : undefined };
}

/** The settlement, locked with its driver. */
async function lockSettlement(tx: Tx, id: string): Promise<Settlement> {
  const found = rowId.test(id) ? await selectSettlement(tx, id) : undefined;
  if (found) await lockDriver(tx, found.driverId);
  const settlement = found && (await selectSettlement(tx, id));
  if (!settlement) throw new Failure('not_found', messages.gone);
  if (stateOf(settlement) === 'undone') throw new Failure('conflict', messages.undone);
  return settlement;
}

/** The cash changes hands: from the driver to the office, or the other way where the driver has paid more. A second confirmation changes nothing. */
export async function confirmHandover(
  db: Db,
  actor: StaffActor,
  id: string,
  now = new Date(),
): Promise<Settlement> {
  assertArea(actor, 'money');
  return db.transaction(async (tx) => {
    const settlement = await lockSettlement(tx, id);
    const { driverId, duePaise } = settlement;
    if (stateOf(settlement) === 'confirmed') return settlement;
    if (duePaise !== 0) {
      await lockCashBox(tx);
      const [fromPlace, toPlace] =
        duePaise > 0 ? (['driver', 'office'] as const) : (['office', 'driver'] as const);
      await insertMove(tx, {
        ...{
          key: `settlement:${id}`,
          fromPlace,
          toPlace,
          driverId,
          settlementId: id,
          note: '',
          reversesId: null,
        },
        ...{ amountPaise: Math.abs(duePaise), movedOn: dayInIndia(now), madeBy: actor.name },
      });
    }
    await markConfirmed(tx, id, actor.name, now);
    await note(tx, actor, 'driver-settlement-confirmed', settlement, duePaise);
    return settlement;
  });
}

/** Takes the latest settlement of a driver back, with its handover; its duties can be settled again. */
export async function undoSettlement(
  db: Db,
  actor: StaffActor,
  id: string,
  now = new Date(),
): Promise<Settlement> {
  assertArea(actor, 'money');
  return db.transaction(async (tx) => {
    const settlement = await lockSettlement(tx, id);
    const { driverId, duePaise } = settlement;
    const [latest] = await selectSettlements(tx, { driver: driverId, isUndone: false }, 1);
    if (latest?.id !== id) throw new Failure('conflict', messages.notLatest);
    const move = await selectMoveOfSettlement(tx, id);
    if (move) {
      await lockCashBox(tx);
      const { fromPlace, toPlace, amountPaise } = move;
      await insertMove(tx, {
        ...{ key: `settlement-undone:${id}`, fromPlace, toPlace, driverId, settlementId: id, note: '' },
        ...{ amountPaise: -amountPaise, movedOn: dayInIndia(now), reversesId: move.id, madeBy: actor.name },
      });
    }
    await markUndone(tx, id, actor.name, now);
    await note(tx, actor, 'driver-settlement-undone', settlement, duePaise);
    return settlement;
  });
}
