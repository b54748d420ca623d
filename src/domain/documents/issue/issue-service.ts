import type { Billed } from '#domain/bookings/billing/billing.ts';
import { findBilled, findBilledQuoteMoney } from '#domain/bookings/billing/billing-service.ts';
import { setRecipientTax } from '#domain/bookings/money/recipient-tax-service.ts';
import {
  abroadCode,
  type DocumentContent,
  documentName,
  financialYearOf,
} from '#domain/documents/document.ts';
import type { DocumentBuyer } from '#domain/documents/place.ts';
import {
  type DraftDocument,
  type KnownDocument,
  type PlanInput,
  planDocuments,
} from '#domain/documents/plan-documents.ts';
import { selectRegistrations, selectRules } from '#domain/documents/rules/rule-store.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { stateName } from '#domain/shared/indian-states.ts';
import { rupeesInWords } from '#domain/shared/rupees-in-words.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { contentHash } from './content-hash.ts';
import {
  insertDocument,
  lockSeries,
  lockSubject,
  selectBuyer,
  selectChoice,
  selectKnownOfBooking,
  selectKnownOfQuote,
  selectLeftOut,
} from './issue-store.ts';
import type { MissingDocument } from './missing.ts';

/** The time of the database's clock does not matter: numbers and days follow the moment after the series is locked. */
export type Clock = () => Date;
const systemClock: Clock = () => new Date();

export type IssueSubject = { bookingId: string } | { quoteId: string };

async function buyerOf(db: Queryable, { buyerId, customer }: Billed): Promise<DocumentBuyer> {
  const buyer = buyerId === null ? undefined : await selectBuyer(db, buyerId);
  if (buyer) return { ...buyer, livesIn: buyer.livesIn || customer.livesIn };
  const { name, gstin, state, livesIn } = customer;
  const unknown = { address: '', isBodyCorporate: false, hasPan: null, billsMonthly: false };
  return { name: name || 'Customer', gstin, state, livesIn, ...unknown };
}

/** What the documents of a booking or of a quote's deposit follow from; `undefined` when there is none. */
export async function findPlanInput(
  db: Queryable,
  subject: IssueSubject,
  now: Date,
): Promise<PlanInput | undefined> {
  const billed =
    'bookingId' in subject
      ? await findBilled(db, subject.bookingId)
      : await findBilledQuoteMoney(db, subject.quoteId);
  if (!billed) return undefined;
  // One after the other: a transaction has one connection.
  const registrations = await selectRegistrations(db);
  const rules = await selectRules(db);
  const buyer = await buyerOf(db, billed);
  const choice = 'bookingId' in subject ? await selectChoice(db, subject.bookingId) : null;
  const documents =
    'bookingId' in subject
      ? await selectKnownOfBooking(db, registrations, subject.bookingId)
      : await selectKnownOfQuote(db, registrations, subject.quoteId);
  return { billed, buyer, choice, registrations, rules, documents, now };
}

/** The financial year may end while others hold the series. */
async function takeNumber(tx: Tx, { registration, kind }: DraftDocument, clock: Clock) {
  for (;;) {
    const financialYear = financialYearOf(dayInIndia(clock()));
    const series = await lockSeries(tx, registration.id, financialYear, kind);
    const now = clock();
    if (financialYearOf(dayInIndia(now)) !== financialYear) continue;
    // Clocks of two machines differ, and the order of numbers is that of days.
    const issuedAt = series.lastAt && series.lastAt > now ? series.lastAt : now;
    return { seriesId: series.id, number: series.lastNumber + 1, issuedAt, financialYear };
  }
}

/** The code and rate of most of its value. */
function mainTax({ taxes }: Pick<DocumentContent, 'taxes'>): { sac: string; gstPercent: string } {
  const [main] = taxes.toSorted((one, other) => other.valuePaise - one.valuePaise);
  if (!main) throw new Error('a document has a code and a rate');
  return main;
}

/** The recipient pays the GST, so that much less is asked for its rides. */
async function leaveTaxToRecipient(tx: Tx, { parts }: DocumentContent, madeBy: string): Promise<void> {
  for (const { key } of parts)
    if (key.startsWith('duty:'))
      await setRecipientTax(tx, key.slice('duty:'.length), {
        ...{ leftOutPaise: await selectLeftOut(tx, key), madeBy },
      });
}

/** Stores a document with the next number of its series, in the caller's transaction. */
export async function issueDraft(
  tx: Tx,
  draft: DraftDocument,
  known: readonly KnownDocument[],
  { madeBy = 'Purvai Travels', clock = systemClock }: { madeBy?: string; clock?: Clock } = {},
): Promise<string> {
  const { registration, entryId, refersTo, sourceKey, receivedOn, dutyIds } = draft;
  const { seriesId, number, issuedAt, financialYear } = await takeNumber(tx, draft, clock);
  const { placeOfSupply, totalPaise } = draft.content;
  const place = placeOfSupply.code === abroadCode ? 'Outside India' : stateName(placeOfSupply.code);
  const content: DocumentContent = {
    ...draft.content,
    name: documentName(registration.seriesCode, financialYear, draft.kind, number),
    issuedOn: dayInIndia(issuedAt),
    placeOfSupply: { code: placeOfSupply.code, name: place },
    totalInWords: rupeesInWords(Math.max(0, totalPaise)),
  };
  const referred = refersTo && known.find((one) => one.sourceKey === refersTo.sourceKey);
  const id = await insertDocument(tx, {
    ...{
      registrationId: registration.id,
      seriesId,
      number,
      issuedAt,
      entryId,
      sourceKey,
      receivedOn,
      dutyIds,
    },
    ...mainTax(content),
    refersTo: referred?.id ?? null,
    content,
    contentHash: contentHash(content),
    madeBy,
  });
  if (content.isReverseCharge) await leaveTaxToRecipient(tx, content, madeBy);
  return id;
}

type Issued = { id: string | undefined; missing: MissingDocument[] };

/** One document in one transaction; what is left is asked again afterwards. */
async function issueNext(db: Db, subject: IssueSubject, clock: Clock): Promise<Issued> {
  return db.transaction(async (tx) => {
    await lockSubject(tx, subject);
    const input = await findPlanInput(tx, subject, clock());
    if (!input) return { id: undefined, missing: [] };
    const { drafts, missing } = planDocuments(input);
    const [draft] = drafts;
    if (!draft) return { id: undefined, missing };
    return { id: await issueDraft(tx, draft, input.documents, { clock }), missing };
  });
}

/** Issues what should be there and is not, and returns what cannot be issued and why. Nothing is issued twice. */
export async function issueDocuments(
  db: Db,
  subject: IssueSubject,
  clock: Clock = systemClock,
): Promise<MissingDocument[]> {
  for (;;) {
    const { id, missing } = await issueNext(db, subject, clock);
    if (id === undefined) return missing;
  }
}
