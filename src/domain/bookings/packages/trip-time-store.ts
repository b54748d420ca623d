import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** So long after its booking a trip whose days are not agreed is taken to begin and to end. */
const undated = (madeAt: SQLWrapper): SQL =>
  sql`timezone('UTC', timezone('UTC', ${madeAt}) + interval '365 days')`;

/** When a trip that is not a cab begins; written as in its index. */
export const tripStartsAt = ({ firstDay, madeAt }: { firstDay: SQLWrapper; madeAt: SQLWrapper }): SQL =>
  sql`coalesce(timezone('Asia/Kolkata', ${firstDay}::timestamp), ${undated(madeAt)})`;

/** The end of its last day. */
export const tripEndsAt = ({ lastDay, madeAt }: { lastDay: SQLWrapper; madeAt: SQLWrapper }): SQL =>
  sql`coalesce(timezone('Asia/Kolkata', (${lastDay} + 1)::timestamp), ${undated(madeAt)})`;
