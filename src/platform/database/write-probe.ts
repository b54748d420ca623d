import type { Pool } from 'pg';

/**
 * A few bytes in the write-ahead log, on disk once the statement has ended: no table, no row and no lock. A database that
 * only reads (a replica, or one that was set to) would take them all the same, so it is asked first.
 */
const probe = `select case when current_setting('transaction_read_only') = 'off'
  then pg_logical_emit_message(true, 'readiness', '') end as written`;

/** Whether what a visitor sends could be stored now. */
export async function canWrite(pool: Pool): Promise<boolean> {
  try {
    const { rows } = await pool.query<{ written: string | null }>(probe);
    return rows[0]?.written != null;
  } catch {
    return false;
  }
}
