import { dayInIndia, daysAfter, startOfDayInIndia } from '#domain/shared/india-time.ts';
import { assertArea, hasArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable } from '#platform/database/db.ts';
import { type MoneyDay, type PipelineRow, selectMoneyDays, selectPipeline } from './money-store.ts';
import type { Span } from './report.ts';

/** A number of the period, the same of the equal period before, and its days for a sparkline. */
export type Figure = { now: number; before: number; days: number[] };

export type OwnerMoney = { ownerId: string; quotedPaise: number; wonPaise: number };

export type Money = {
  quoted: Figure;
  won: Figure;
  wonCount: Figure;
  /** Paise per won enquiry. */
  average: Figure;
  /** A share from 0 to 1 of the enquiries first quoted in the period; null without any. */
  quoteToWon: { now: number | null; before: number | null };
  owners: OwnerMoney[];
};

const sum = (rows: MoneyDay[], pick: (row: MoneyDay) => number) =>
  rows.reduce((total, row) => total + pick(row), 0);

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);

/** The days of the period from the oldest on, after as many days before it. */
function periodsOf(rows: MoneyDay[], firstDay: string, days: string[]) {
  const [now, before] = [rows.filter(({ day }) => day >= firstDay), rows.filter(({ day }) => day < firstDay)];
  const figure = (pick: (row: MoneyDay) => number): Figure => ({
    now: sum(now, pick),
    before: sum(before, pick),
    days: days.map((day) =>
      sum(
        now.filter((row) => row.day === day),
        pick,
      ),
    ),
  });
  return { now, before, figure };
}

const averageOf = (paise: Figure, count: Figure): Figure => ({
  now: count.now === 0 ? 0 : Math.round(paise.now / count.now),
  before: count.before === 0 ? 0 : Math.round(paise.before / count.before),
  days: paise.days.map((amount, index) => amount / (count.days[index] || 1)),
});

/** What was quoted and won in the last days and in as many days before, of everyone or of one owner. */
export async function readMoney(
  db: Queryable,
  actor: StaffActor,
  span: Span,
  { ownerId, now = new Date() }: { ownerId?: string | undefined; now?: Date } = {},
): Promise<Money> {
  assertArea(actor, 'money');
  const firstDay = daysAfter(dayInIndia(now), 1 - span);
  const from = startOfDayInIndia(daysAfter(firstDay, -span));
  const days = Array.from({ length: span }, (_, index) => daysAfter(firstDay, index));
  const [quotedRows, wonRows] = await Promise.all([
    selectMoneyDays(db, 'quoted', from, ownerId),
    selectMoneyDays(db, 'won', from, ownerId),
  ]);
  const quotes = periodsOf(quotedRows, firstDay, days);
  const wins = periodsOf(wonRows, firstDay, days);
  const [won, wonCount] = [wins.figure(({ paise }) => paise), wins.figure(({ count }) => count)];
  const wonShare = (rows: MoneyDay[]) =>
    share(
      sum(rows, (row) => row.won),
      sum(rows, ({ count }) => count),
    );
  const ownerIds = new Set([...quotes.now, ...wins.now].map(({ owner }) => owner));
  return {
    quoted: quotes.figure(({ paise }) => paise),
    won,
    wonCount,
    average: averageOf(won, wonCount),
    quoteToWon: { now: wonShare(quotes.now), before: wonShare(quotes.before) },
    owners: [...ownerIds].map((id) => ({
      ownerId: id,
      quotedPaise: sum(
        quotes.now.filter(({ owner }) => owner === id),
        ({ paise }) => paise,
      ),
      wonPaise: sum(
        wins.now.filter(({ owner }) => owner === id),
        ({ paise }) => paise,
      ),
    })),
  };
}

const maxOpen = 50_000;

export type Pipeline = {
  /** Without the area for money, amounts are null. */
  stages: { stage: string; count: number; paise: number | null }[];
  owners: { ownerId: string; open: number; late: number }[];
  /** Offers without an answer yet. */
  openQuotesPaise: number | null;
  /** There are more open enquiries than were read. */
  isCut: boolean;
};

/** The rows of each stage or owner. */
function grouped(rows: PipelineRow[], key: 'stage' | 'owner'): [string, PipelineRow[]][] {
  const groups = new Map<string, PipelineRow[]>();
  for (const row of rows) groups.set(row[key], [...(groups.get(row[key]) ?? []), row]);
  return [...groups];
}

const beforeWon = ['new', 'contacted', 'quoted', 'on-hold'];

const add = (rows: PipelineRow[], pick: (row: PipelineRow) => number) =>
  rows.reduce((total, row) => total + pick(row), 0);

/** What is open now, by stage and by owner. */
export async function readPipeline(
  db: Queryable,
  actor: StaffActor,
  { ownerId, now = new Date() }: { ownerId?: string | undefined; now?: Date } = {},
): Promise<Pipeline> {
  assertArea(actor, 'enquiries');
  const seesMoney = hasArea(actor, 'money');
  const rows = await selectPipeline(db, now, maxOpen);
  const shown = ownerId === undefined ? rows : rows.filter(({ owner }) => owner === ownerId);
  const open = shown.filter(({ stage }) => beforeWon.includes(stage));
  return {
    stages: grouped(shown, 'stage').map(([stage, found]) => ({
      stage,
      count: add(found, ({ count }) => count),
      paise: seesMoney ? add(found, ({ paise }) => paise) : null,
    })),
    owners: grouped(rows, 'owner').map(([id, found]) => ({
      ownerId: id,
      open: add(found, ({ count }) => count),
      late: add(found, ({ late }) => late),
    })),
    openQuotesPaise: seesMoney ? add(open, ({ quoted }) => quoted) : null,
    isCut: add(rows, ({ count }) => count) >= maxOpen,
  };
}
