import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { csvFile } from './sheet-file.ts';
import { addTrip } from './some-trip.ts';

export type StatementRow = { day: string; narration: string; amountPaise: number; balancePaise?: number };

const rupees = (paise: number) => (Math.abs(paise) / 100).toFixed(2);

/** A statement as SBI writes it. */
export const statementFile = (
  rows: readonly StatementRow[],
  name = 'statement.csv',
  account = '1234567890',
) =>
  csvFile(name, [
    ...(account ? [['Account Number', account]] : []),
    [
      'Txn Date',
      'Value Date',
      'Description',
      'Ref No./Cheque No.',
      'Branch Code',
      'Debit',
      'Credit',
      'Balance',
    ],
    ...rows.map(({ day, narration, amountPaise, balancePaise }) => [
      ...[day.split('-').toReversed().join('/'), '', narration, '', ''],
      amountPaise < 0 ? rupees(amountPaise) : '',
      amountPaise > 0 ? rupees(amountPaise) : '',
      balancePaise === undefined ? '' : rupees(balancePaise),
    ]),
  ]);

/** A trip with something to pay. */
export async function addOwingTrip(pool: pg.Pool, totalPaise: number): Promise<string> {
  const { bookingId } = await addTrip(pool, { travellers: 0 });
  await pool.query('update bookings set total_paise = $2 where id = $1', [bookingId, totalPaise]);
  return bookingId;
}

type NewRequest = { amountPaise: number; day?: string; claimed?: string };

/** What a customer was asked for, as stored. Returns its id. */
export async function addRequest(
  pool: pg.Pool,
  bookingId: string,
  { amountPaise, day = '2026-11-18', claimed }: NewRequest,
): Promise<string> {
  const key = randomUUID();
  const { rows } = await pool.query(
    `insert into payment_requests (booking_id, reference, part, amount_paise, state, token_hash, expires_at, claimed_at,
       claimed_reference, idempotency_key, made_by, made_at)
     values ($1::bigint, 'B' || $1 || '-' || (select count(*) + 1 from payment_requests where booking_id = $1::bigint), 'amount', $2,
       $3, sha256($4::text::bytea), now() + interval '30 days', case when $3 = 'claimed' then $5::timestamptz end, $6, $4, 'Office',
       $5::timestamptz)
     returning id::text`,
    [
      bookingId,
      amountPaise,
      claimed === undefined ? 'asked' : 'claimed',
      key,
      `${day}T12:00:00+05:30`,
      claimed ?? '',
    ],
  );
  return rows[0].id as string;
}
