import { sql } from 'drizzle-orm';
import type { Db, Queryable } from '#platform/database/db.ts';

export type OpenLink = {
  requestId: string;
  linkId: string;
  /** Whether the customer is still asked for the money. */
  isAsked: boolean;
};

const isAsked = sql.raw(`state in ('asked', 'claimed')`);

/** Links that can still be paid, as far as we know; with `isEnded` those of requests that have ended. */
export async function selectOpenLinks(
  db: Db,
  { after, isEnded, limit }: { after: string; isEnded: boolean; limit: number },
): Promise<OpenLink[]> {
  const { rows } = await db.execute<OpenLink>(sql`
    select id::text as "requestId", gateway_link_id as "linkId", ${isAsked} as "isAsked" from payment_requests
    where gateway_link_open and id > ${after}::bigint and (not ${isEnded} or not ${isAsked})
    order by id limit ${limit}`);
  return rows;
}

export async function updateLinkOpen(db: Queryable, requestId: string): Promise<void> {
  await db.execute(sql`update payment_requests set gateway_link_open = true where id = ${requestId}::bigint`);
}

export async function updateLinkClosed(db: Queryable, linkId: string): Promise<void> {
  await db.execute(
    sql`update payment_requests set gateway_link_open = false where gateway_link_id = ${linkId}`,
  );
}
