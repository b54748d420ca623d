import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { idList } from '#platform/database/id-list.ts';
import { selectJsonRows } from '#platform/database/json-rows.ts';

/** What the bank wrote about the customer's payments. */
export async function selectLineData(db: Queryable, { bookings }: { bookings: readonly string[] }) {
  return {
    bankLines: await selectJsonRows(
      db,
      sql`select json_build_object('day', l.day, 'amount_paise', l.amount_paise, 'narration', l.narration, 'utr', l.utr) as row
          from bank_lines l join money_entries e on e.id = l.entry_id
          where e.booking_id = any(${idList(bookings)}) order by l.id`,
    ),
  };
}

/** Day and amount stay for the accounts; the hash still knows the line when its statement is sent again. */
export async function blankLinesOfBookings(tx: Tx, bookingIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update bank_lines l set narration = '', utr = null
    from money_entries e where e.id = l.entry_id and e.booking_id = any(${idList(bookingIds)})`);
}
