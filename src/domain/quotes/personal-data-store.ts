import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { idList } from '#platform/database/id-list.ts';
import { selectJsonRows } from '#platform/database/json-rows.ts';
import { noteFileToRemove } from '#platform/storage/files-to-remove.ts';

/** Without staff members' data, tokens and technical columns. */
export async function selectQuoteData(db: Queryable, enquiryIds: readonly string[]) {
  const mine = idList(enquiryIds);
  return {
    quotes: await selectJsonRows(
      db,
      sql`select to_jsonb(q) - array['token_hash', 'token_encrypted', 'pdf_key'] as row
          from quotes q where enquiry_id = any(${mine}) order by id`,
    ),
    quoteDrafts: await selectJsonRows(
      db,
      sql`select to_jsonb(d) - array['saved_by'] as row
          from quote_drafts d where enquiry_id = any(${mine}) order by enquiry_id`,
    ),
  };
}

/** Keeps the totals for the accounts. Disables the link, removes the PDF and prevents another print. */
export async function blankQuotes(tx: Tx, ids: readonly string[]): Promise<void> {
  const mine = idList(ids);
  await tx.execute(sql`delete from quote_drafts where enquiry_id = any(${mine})`);
  // Also a file that a worker is writing right now; it then finds its claim gone.
  const { rows } = await tx.execute<{ stored: string; begun: string }>(sql`
    select pdf_key as stored, print_key as begun from quotes where enquiry_id = any(${mine}) for update
  `);
  for (const key of rows.flatMap(({ stored, begun }) => [stored, begun]))
    if (key !== '-') await noteFileToRemove(tx, key);
  await tx.execute(sql`
    update quotes set accepted_by = '', inclusions = '', exclusions = '', discount_label = '', pdf_key = '-',
      itinerary = '', terms = '', buyer_gstin = '', adults = null, child_ages = '{}', plan = '[]',
      cancellation = case when cancellation is not null
        then jsonb_build_object('steps', cancellation->'steps', 'note', '') end, decline_reason = '', token_encrypted = '', print_key = '', print_started_at = null, print_tries = 0,
      token_hash = sha256(convert_to(gen_random_uuid()::text, 'UTF8')),
      lines = (
        select coalesce(jsonb_agg(
          jsonb_build_object('text', '', 'quantity', line->'quantity', 'unitPaise', line->'unitPaise')
            || case when line ? 'isOptional' then '{"isOptional": true}'::jsonb else '{}' end
            || case when line ? 'isFee' then jsonb_build_object('isFee', line->'isFee') else '{}' end order by place
        ), '[]')
        from jsonb_array_elements(lines) with ordinality as t(line, place)
      )
    where enquiry_id = any(${mine})
  `);
}
