import { forgetEvents, processEvents } from '#domain/payments/gateway/event-service.ts';
import type { Gateway } from '#domain/payments/gateway/gateway.ts';
import { lookAtLinks, lookAtSettlements, lookForPayments } from '#domain/payments/gateway/look-service.ts';
import type { Db } from '#platform/database/db.ts';
import type { ScheduledTask } from './scheduled-tasks.ts';

const minuteMs = 60_000;
/** A webhook that was withheld is made up for within 15 minutes. */
const lookMs = 10 * minuteMs;

/** None without a gateway. */
export function gatewayTasks({ db, gateway }: { db: Db; gateway: Gateway | undefined }): ScheduledTask[] {
  if (!gateway) return [];
  const parts = { db, gateway };
  return [
    {
      name: 'process what the payment gateway said',
      everyMs: minuteMs,
      wokenBy: 'gateway',
      run: (stop) => processEvents(parts, stop),
    },
    {
      name: 'look for payments at the gateway',
      everyMs: lookMs,
      run: (stop) => lookForPayments(parts, stop),
    },
    { name: 'look at payment links', everyMs: lookMs, run: (stop) => lookAtLinks(parts, stop) },
    { name: 'look at settlements', everyMs: 6 * lookMs, run: () => lookAtSettlements(parts) },
    {
      name: 'forget what the payment gateway said',
      everyMs: 6 * lookMs,
      run: () => forgetEvents(db, new Date()),
    },
  ];
}
