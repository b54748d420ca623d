import type { Db } from '#platform/database/db.ts';
import { insertEvent } from './event-store.ts';
import type { GatewayEvent } from './gateway.ts';

/** Stores what the gateway has signed, once; the worker is woken by it and asks the gateway what is true of it. */
export async function noteEvent(db: Db, event: GatewayEvent): Promise<void> {
  await insertEvent(db, event);
}
