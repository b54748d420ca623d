import type pg from 'pg';
import type { StaffWork, WorkKind } from './staff-work.ts';

/** What must not happen, each with the list of affected keys. */
export type Faults = { lost: string[]; twice: string[]; otherwise: string[] };

/** What is stored: the key that it came under, and the words by which a copy under another key is known. */
type Stored = { key: string; content: string; answer: string };

/** What was sent under these keys; the bookings that payments are taken for are not among them. */
const queries: Record<WorkKind, string> = {
  bookings: `select b.idempotency_key as key, p.name as content, b.id::text as answer
    from bookings b join customers p on p.id = b.customer_id`,
  payments: `select entry_key::text as key, reference as content, booking_id::text as answer from money_entries`,
  uploads: `select content_hash as key, content_hash as content, content_hash as answer from images
    where state = 'ready'`,
  driverEntries: `select entry_key::text as key, reason as content, '' as answer from duty_entries`,
};

function judge(kind: WorkKind, acknowledged: ReadonlyMap<string, string>, rows: Stored[]): Faults {
  const byKey = Map.groupBy(rows, ({ key }) => key);
  // A photo has no key of its own: it is known by what it holds.
  const expected = [...acknowledged].map(([key, answer]) => ({
    key: kind === 'uploads' ? answer : key,
    answer,
  }));
  const keys = new Set(expected.map(({ key }) => key));
  const own = rows.filter(({ key }) => keys.has(key));
  const contents = Map.groupBy(rows, ({ content }) => content);
  return {
    lost: expected.filter(({ key }) => !byKey.has(key)).map(({ key }) => key),
    twice: own.filter(({ content }) => contents.get(content)?.length !== 1).map(({ key }) => key),
    otherwise: expected
      .filter(({ key, answer }) => {
        const [stored] = byKey.get(key) ?? [];
        return stored !== undefined && stored.answer !== '' && stored.answer !== answer;
      })
      .map(({ key }) => key),
  };
}

/** The bookings whose received sum is not that of their payments less their refunds. */
export async function bookingsWithWrongSums(client: Pick<pg.Client, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select b.id::text from bookings b left join money_entries m on m.booking_id = b.id group by b.id
     having b.received_paise <> coalesce(sum(case m.kind when 'refund' then -m.amount_paise else m.amount_paise end), 0)
     order by b.id`,
  );
  return rows.map(({ id }) => id);
}

/** Compares what was acknowledged with what is stored. */
export async function judgeWork(client: pg.Client, work: StaffWork): Promise<Record<WorkKind, Faults>> {
  const verdictOf = async (kind: WorkKind) =>
    judge(kind, work[kind].acknowledged, (await client.query<Stored>(queries[kind])).rows);
  return {
    bookings: await verdictOf('bookings'),
    payments: await verdictOf('payments'),
    uploads: await verdictOf('uploads'),
    driverEntries: await verdictOf('driverEntries'),
  };
}
