import type { Pool } from 'pg';

/**
 * Writes a few bytes to the write-ahead log, without table, row or lock. A read-only database (a replica or by setting)
 * would accept them too, so that is checked first.
 */
const probe = `select case when current_setting('transaction_read_only') = 'off'
  then pg_logical_emit_message(true, 'readiness', '') end as written`;

/** Whether the database can store something now. */
export async function canWrite(pool: Pool): Promise<boolean> {
  try {
    const { rows } = await pool.query<{ written: string | null }>(probe);
    return rows[0]?.written != null;
  } catch {
    return false;
  }
}
