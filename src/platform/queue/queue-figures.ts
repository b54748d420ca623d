import type { Pool } from 'pg';
import { deadLetterQueue } from './queue.ts';

export type QueueFigures = { oldestSeconds: { queue: string; seconds: number }[]; deadLetters: number };

/** Every queue has a row, also an empty one, because a missing metric would look healthy. */
const oldestText = `
  select queue.name as queue,
    coalesce(extract(epoch from now() - min(job.created_on)), 0)::float8 as seconds
  from pgboss.queue
  left join pgboss.job on job.name = queue.name and job.state in ('created', 'retry', 'active')
  where queue.name not like '\\_\\_pgboss%' and queue.name <> $1
  group by queue.name`;

/** The age of the oldest unfinished job by queue, and the number of dead letters. */
export async function readQueueFigures(pool: Pool): Promise<QueueFigures> {
  const oldest = await pool.query<{ queue: string; seconds: number }>(oldestText, [deadLetterQueue]);
  const dead = await pool.query<{ count: number }>(
    `select count(*)::int as count from pgboss.job where name = $1 and state in ('created', 'retry', 'active')`,
    [deadLetterQueue],
  );
  return { oldestSeconds: oldest.rows, deadLetters: dead.rows[0]?.count ?? 0 };
}
