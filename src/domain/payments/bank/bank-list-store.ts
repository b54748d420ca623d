import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';
import { type BankLine, type LineState, lineStates } from './bank-line.ts';
import type { BankFile, MatchOfLine, StateSum } from './bank-list.ts';

export type LinePlace = { day: string; id: string };

export type LineSlice = {
  state: LineState;
  file: string | undefined;
  after: LinePlace | undefined;
  before: LinePlace | undefined;
  limit: number;
};

export type SelectedLine = BankLine & { account: string; match: MatchOfLine | null };

type Row = Omit<SelectedLine, 'amountPaise' | 'balancePaise' | 'matchedAt' | 'match'> &
  MatchOfLine & { amountPaise: string; balancePaise: string | null; matchedAt: string | null };

const isBefore = ({ day, id }: LinePlace): SQL => sql`(l.day, l.id) < (${day}::date, ${id}::bigint)`;
const isAfter = ({ day, id }: LinePlace): SQL => sql`(l.day, l.id) > (${day}::date, ${id}::bigint)`;

/** The lines of a page, in the order of the index that it walks along: the newest first. */
export const lineSlice = ({ state, file, after, before, limit }: LineSlice): SQL => sql`
  select l.id::text, l.day::text, l.amount_paise::text as "amountPaise", l.narration, l.utr,
    l.balance_paise::text as "balancePaise", l.state, l.reason, l.matched_by as "matchedBy",
    to_json(l.matched_at)#>>'{}' as "matchedAt", l.revision, l.has_counted as "hasCounted", f.account, l.move_id is not null as "isMove",
    e.booking_id::text as "bookingId", e.quote_id::text as "quoteId", p.supplier_id::text as "supplierId",
    coalesce(e.kind = 'refund', false) as "isRefund"
  from (
    select * from bank_lines l
    where l.state = ${sql.raw(`'${state}'`)} ${file === undefined ? sql`` : sql`and l.file_id = ${file}::bigint`}
      ${after ? sql`and ${isBefore(after)}` : sql``} ${before ? sql`and ${isAfter(before)}` : sql``}
    order by ${before ? sql`l.day, l.id` : sql`l.day desc, l.id desc`} limit ${limit}
  ) l
  join bank_files f on f.id = l.file_id
  left join money_entries e on e.id = l.entry_id
  left join supplier_payments p on p.id = l.supplier_payment_id
  order by l.day desc, l.id desc`;

export async function selectLines(db: Queryable, slice: LineSlice): Promise<SelectedLine[]> {
  const { rows } = await db.execute<Row>(lineSlice(slice));
  return rows.map(({ isMove, bookingId, quoteId, supplierId, isRefund, ...row }) => ({
    ...row,
    amountPaise: Number(row.amountPaise),
    balancePaise: row.balancePaise === null ? null : Number(row.balancePaise),
    matchedAt: row.matchedAt === null ? null : new Date(row.matchedAt),
    match: row.state === 'matched' ? { isMove, bookingId, quoteId, supplierId, isRefund } : null,
  }));
}

type FileRow = Pick<BankFile, 'id' | 'name' | 'account' | 'lines' | 'madeBy'> & {
  madeAt: string;
  sums: Partial<Record<LineState, StateSum>>;
};

const noSum: StateSum = { lines: 0, paise: 0 };

/** The newest files, with the sums of their lines by state. */
export async function selectFiles(db: Queryable, limit: number): Promise<BankFile[]> {
  const { rows } = await db.execute<FileRow>(sql`
    select f.id::text, f.name, f.account, f.lines, f.made_by as "madeBy", to_json(f.made_at)#>>'{}' as "madeAt",
      coalesce(added.sums, '{}') as sums
    from (select * from bank_files order by id desc limit ${limit}) f
    left join lateral (
      select json_object_agg(state, json_build_object('lines', lines, 'paise', paise)) as sums
      from (
        select state, count(*) as lines, sum(amount_paise) as paise from bank_lines where file_id = f.id group by state
      ) by_state
    ) added on true
    order by f.id desc`);
  return rows.map(({ madeAt, sums, ...file }) => ({
    ...file,
    madeAt: new Date(madeAt),
    sums: Object.fromEntries(lineStates.map((state) => [state, sums[state] ?? noSum])) as BankFile['sums'],
  }));
}

export async function countOpen(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from bank_lines where state = 'open'`);
  return rows[0]?.count ?? 0;
}
