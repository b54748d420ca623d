import * as z from 'zod/mini';
import { codeOf } from '#domain/enquiries/inbox/inbox-search.ts';
import { pageOf } from '#domain/enquiries/intake/origin.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { cutTo, storable } from '#platform/text.ts';
import type { ContactClick } from './click.ts';
import { clickCode } from './click-code-input.ts';
import { insertClickOnce, selectByCode, selectOpenClick } from './click-store.ts';

const short = z._default(z.string().check(z.overwrite((text) => cutTo(storable(text).trim(), 200))), '');

/** What a page sends when one of its contact links is clicked. */
export const contactClickInput = z.object({
  code: z.string().check(z.regex(clickCode)),
  channel: z.enum(['whatsapp', 'call']),
  page: short,
  campaign: short,
});

/** Counts repeated clicks on a link within a minute as one. */
export async function noteContactClick(db: Db, click: Omit<ContactClick, 'clickedAt'>): Promise<void> {
  await db.transaction((tx) => insertClickOnce(tx, { ...click, page: pageOf(click.page) }));
}

export type KnownCode =
  | { kind: 'click'; code: string; channel: ContactClick['channel']; page: string; clickedAt: Date }
  | { kind: 'enquiry'; code: string; enquiryId: string }
  | { kind: 'unknown' };

/** Finds what a chat's code stands for: a click without an enquiry yet, the enquiry made from it, or nothing. */
export async function lookUpCode(db: Queryable, actor: StaffActor, typed: string): Promise<KnownCode> {
  assertArea(actor, 'enquiries');
  const code = codeOf(typed);
  if (code === undefined) return { kind: 'unknown' };
  const click = await selectOpenClick(db, code);
  if (click)
    return { kind: 'click', code, channel: click.channel, page: click.page, clickedAt: click.clickedAt };
  const [enquiryId] = await selectByCode(db, code);
  return enquiryId === undefined
    ? { kind: 'unknown' }
    : { kind: 'enquiry', code, enquiryId: String(enquiryId) };
}
