import * as z from 'zod/mini';
import { viewEnquiryContact } from '#domain/enquiries/inbox/enquiry-progress-service.ts';
import { type QuoteInput, typedQuote } from '#domain/quotes/input/quote-input.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { QuoteDraft } from './quote-draft.ts';
import { deleteDraft, insertDraft, selectDraft, updateDraft } from './quote-draft-store.ts';

async function requireEnquiry(db: Queryable, actor: StaffActor, enquiryId: string): Promise<void> {
  const enquiry = rowId.test(enquiryId) ? await viewEnquiryContact(db, actor, enquiryId) : undefined;
  if (!enquiry) throw new Failure('not_found', staffMessages.enquiries.gone);
}

/** The draft of an enquiry; one that an earlier version stored in another form is none. */
export async function findDraft(
  db: Queryable,
  actor: StaffActor,
  enquiryId: string,
): Promise<QuoteDraft | undefined> {
  assertArea(actor, 'enquiries');
  await requireEnquiry(db, actor, enquiryId);
  const draft = await selectDraft(db, enquiryId);
  const typed = draft && z.safeParse(typedQuote, draft.typed).data;
  return draft && typed && { ...draft, typed };
}

export type SavedDraft = { revision: number } | { changed: QuoteDraft };

/** Saves after the revision that the page has, 0 for none; returns the other draft when another page saved meanwhile. */
export async function saveDraft(
  db: Queryable,
  actor: StaffActor,
  enquiryId: string,
  { after, typed }: { after: number; typed: QuoteInput },
): Promise<SavedDraft> {
  assertArea(actor, 'enquiries');
  await requireEnquiry(db, actor, enquiryId);
  const save = { typed, savedBy: actor.name };
  const isSaved =
    after === 0 ? await insertDraft(db, enquiryId, save) : await updateDraft(db, enquiryId, after, save);
  if (isSaved) return { revision: after + 1 };
  const changed = await selectDraft(db, enquiryId);
  // The draft was made into a quote or discarded meanwhile: what is typed becomes a new one.
  if (!changed) return saveDraft(db, actor, enquiryId, { after: 0, typed });
  return { changed };
}

export async function discardDraft(db: Queryable, actor: StaffActor, enquiryId: string): Promise<void> {
  assertArea(actor, 'enquiries');
  await requireEnquiry(db, actor, enquiryId);
  await deleteDraft(db, enquiryId);
}
