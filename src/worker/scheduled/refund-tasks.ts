import type { Gateway } from '#domain/payments/gateway/gateway.ts';
import { checkRefunds, sendRefunds } from '#domain/payments/refunds/refund-work-service.ts';
import type { Db } from '#platform/database/db.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { ScheduledTask } from './scheduled-tasks.ts';

/** For what the gateway did not answer, and when a notification was lost; otherwise it is told at once. */
const everyMs = 60_000;

export const refundTasks = (parts: {
  db: Db;
  queue: Queue;
  gateway: Gateway | undefined;
}): ScheduledTask[] => [
  { name: 'send refunds', everyMs, wokenBy: 'refunds', run: (stop) => sendRefunds(parts, stop) },
  { name: 'check refunds', everyMs, run: (stop) => checkRefunds(parts, stop) },
];
