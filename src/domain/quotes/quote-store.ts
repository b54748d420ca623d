import { and, asc, desc, eq, isNull, lt, max, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { hasFailedToPrint } from '#platform/storage/print-claim.ts';
import type { Deposit, Discount, Quote, QuoteTerms } from './quote.ts';
import { quotes } from './quotes-table.ts';

/** In place of a file's key: no file wanted. An earlier version of the worker also wrote it after a failed print. */
export const noFile = '-';

const isPrintFailed = sql<boolean>`(${or(
  eq(quotes.pdfKey, noFile),
  and(eq(quotes.pdfKey, ''), hasFailedToPrint(quotes)),
)})`;

export const columns = {
  id: quotes.id,
  enquiryId: quotes.enquiryId,
  version: quotes.version,
  lines: quotes.lines,
  discountPercent: quotes.discountPercent,
  discountPaise: quotes.discountPaise,
  discountLabel: quotes.discountLabel,
  serviceKind: quotes.serviceKind,
  placeOfSupply: quotes.placeOfSupply,
  gstPercent: quotes.gstPercent,
  tcsPercent: quotes.tcsPercent,
  buyerLivesIn: quotes.buyerLivesIn,
  supplyState: quotes.supplyState,
  buyerGstin: quotes.buyerGstin,
  tcsReason: quotes.tcsReason,
  isRounded: quotes.isRounded,
  totalPaise: quotes.totalPaise,
  depositPercent: quotes.depositPercent,
  depositPaise: quotes.depositPaise,
  depositDue: quotes.depositDue,
  balanceDue: quotes.balanceDue,
  validUntil: quotes.validUntil,
  leftOut: quotes.leftOut,
  firstDay: quotes.firstDay,
  lastDay: quotes.lastDay,
  adults: quotes.adults,
  childAges: quotes.childAges,
  plan: quotes.plan,
  cancellation: quotes.cancellation,
  inclusions: quotes.inclusions,
  exclusions: quotes.exclusions,
  itinerary: quotes.itinerary,
  terms: quotes.terms,
  madeBy: quotes.madeBy,
  madeAt: quotes.madeAt,
  firstOpenedAt: quotes.firstOpenedAt,
  openedCount: quotes.openedCount,
  acceptedAt: quotes.acceptedAt,
  acceptedBy: quotes.acceptedBy,
  chosenLines: quotes.chosenLines,
  acceptedPaise: quotes.acceptedPaise,
  declinedAt: quotes.declinedAt,
  declineReason: quotes.declineReason,
  supersededAt: quotes.supersededAt,
  pdfKey: quotes.pdfKey,
  isPrintFailed,
};

type DiscountRow = { discountPercent: string | null; discountPaise: number; discountLabel: string };
type DepositRow = { depositPercent: string | null; depositPaise: number; depositDue: string | null };
type Row = Omit<Quote, 'id' | 'enquiryId' | 'discount' | 'deposit'> &
  DiscountRow &
  DepositRow & { id: bigint; enquiryId: bigint };

function discountIn({ discountPercent, discountPaise, discountLabel: label }: DiscountRow): Discount | null {
  if (discountPercent !== null) return { kind: 'percent', percent: discountPercent, label };
  return discountPaise > 0 ? { kind: 'amount', paise: discountPaise, label } : null;
}

function depositIn({ depositPercent, depositPaise, depositDue: due }: DepositRow): Deposit | null {
  if (depositPercent !== null) return { kind: 'percent', percent: depositPercent, due };
  return depositPaise > 0 ? { kind: 'amount', paise: depositPaise, due } : null;
}

export function present(row: Row): Quote {
  const { discountPercent, discountPaise, discountLabel, depositPercent, depositPaise, depositDue, ...rest } =
    row;
  return {
    ...rest,
    id: String(row.id),
    enquiryId: String(row.enquiryId),
    discount: discountIn({ discountPercent, discountPaise, discountLabel }),
    deposit: depositIn({ depositPercent, depositPaise, depositDue }),
  };
}

export type NewQuote = QuoteTerms & {
  enquiryId: string;
  version: number;
  discountPaise: number;
  depositPaise: number;
  totalPaise: number;
  madeBy: string;
  tokenHash: Buffer;
  tokenEncrypted: string;
};

export async function insertQuote(
  tx: Tx,
  { enquiryId, discount, deposit, ...quote }: NewQuote,
): Promise<Quote> {
  const [row] = await tx
    .insert(quotes)
    .values({
      ...quote,
      enquiryId: BigInt(enquiryId),
      discountPercent: discount?.kind === 'percent' ? discount.percent : null,
      discountLabel: discount?.label ?? '',
      depositPercent: deposit?.kind === 'percent' ? deposit.percent : null,
      depositDue: deposit?.due ?? null,
    })
    .returning(columns);
  if (!row) throw new Error('the quote was not stored');
  return present(row);
}

/** The versions before this one can no longer be accepted. */
export async function supersedeBefore(tx: Tx, enquiryId: string, version: number): Promise<void> {
  await tx
    .update(quotes)
    .set({ supersededAt: sql`now()` })
    .where(
      and(eq(quotes.enquiryId, BigInt(enquiryId)), lt(quotes.version, version), isNull(quotes.supersededAt)),
    );
}

/** The newest first. */
export async function selectQuotes(db: Queryable, enquiryId: string): Promise<Quote[]> {
  const rows = await db
    .select(columns)
    .from(quotes)
    .where(eq(quotes.enquiryId, BigInt(enquiryId)))
    .orderBy(desc(quotes.version));
  return rows.map(present);
}

export async function selectQuote(db: Queryable, id: string): Promise<Quote | undefined> {
  const [row] = await db
    .select(columns)
    .from(quotes)
    .where(eq(quotes.id, BigInt(id)));
  return row && present(row);
}

export async function selectByToken(db: Queryable, tokenHash: Buffer): Promise<Quote | undefined> {
  const [row] = await db.select(columns).from(quotes).where(eq(quotes.tokenHash, tokenHash));
  return row && present(row);
}

export async function selectLastVersion(db: Queryable, enquiryId: string): Promise<number> {
  const [row] = await db
    .select({ version: max(quotes.version) })
    .from(quotes)
    .where(eq(quotes.enquiryId, BigInt(enquiryId)));
  return row?.version ?? 0;
}

type Token = { tokenHash: Buffer; tokenEncrypted: string };

export async function updateToken(tx: Tx, id: string, token: Token): Promise<void> {
  await tx
    .update(quotes)
    .set(token)
    .where(eq(quotes.id, BigInt(id)));
}

/** The encrypted token; empty on a quote from before it was stored. */
export async function selectEncryptedToken(db: Queryable, id: string): Promise<string> {
  const [row] = await db
    .select({ stored: quotes.tokenEncrypted })
    .from(quotes)
    .where(eq(quotes.id, BigInt(id)));
  return row?.stored ?? '';
}

/** Every encrypted token, for key rotation. */
export async function selectEncryptedTokens(db: Queryable) {
  const { id, enquiryId, version, tokenEncrypted } = quotes;
  return db
    .select({ id, enquiryId, version, stored: tokenEncrypted })
    .from(quotes)
    .where(ne(tokenEncrypted, ''))
    .orderBy(asc(id));
}

/** Unless it was renewed meanwhile. */
export async function replaceEncryptedToken(
  db: Queryable,
  id: bigint,
  before: string,
  tokenEncrypted: string,
): Promise<void> {
  await db
    .update(quotes)
    .set({ tokenEncrypted })
    .where(and(eq(quotes.id, id), eq(quotes.tokenEncrypted, before)));
}

/** Counts an opening and returns the count. */
export async function countOpened(tx: Tx, id: string): Promise<number> {
  const [row] = await tx
    .update(quotes)
    .set({
      firstOpenedAt: sql`coalesce(${quotes.firstOpenedAt}, now())`,
      openedCount: sql`${quotes.openedCount} + 1`,
    })
    .where(eq(quotes.id, BigInt(id)))
    .returning({ count: quotes.openedCount });
  return row?.count ?? 0;
}

/** Answering also counts as opening, because without script no opening is reported. */
const openedAtLeastOnce = {
  firstOpenedAt: sql`coalesce(${quotes.firstOpenedAt}, now())`,
  openedCount: sql`greatest(${quotes.openedCount}, 1)`,
};

const isUnanswered = (id: string) =>
  and(eq(quotes.id, BigInt(id)), isNull(quotes.acceptedAt), isNull(quotes.declinedAt));

type Acceptance = { acceptedBy: string; chosenLines: number[]; acceptedPaise: number };

/** False when it was answered before. */
export async function markAccepted(tx: Tx, id: string, acceptance: Acceptance): Promise<boolean> {
  const rows = await tx
    .update(quotes)
    .set({ ...acceptance, acceptedAt: sql`now()`, ...openedAtLeastOnce })
    .where(isUnanswered(id))
    .returning({ id: quotes.id });
  return rows.length > 0;
}

/** False when it was answered before. */
export async function markDeclined(tx: Tx, id: string, declineReason: string): Promise<boolean> {
  const rows = await tx
    .update(quotes)
    .set({ declineReason, declinedAt: sql`now()`, ...openedAtLeastOnce })
    .where(isUnanswered(id))
    .returning({ id: quotes.id });
  return rows.length > 0;
}

export async function isAcceptanceMailed(db: Queryable, id: string): Promise<boolean> {
  const [row] = await db
    .select({ mailedAt: quotes.acceptanceMailedAt })
    .from(quotes)
    .where(eq(quotes.id, BigInt(id)));
  return row?.mailedAt != null;
}

export async function markAcceptanceMailed(db: Queryable, id: string): Promise<void> {
  await db
    .update(quotes)
    .set({ acceptanceMailedAt: sql`now()` })
    .where(eq(quotes.id, BigInt(id)));
}

/** Whether the customer was mailed what they have accepted. */
export async function isAcceptanceConfirmed(db: Queryable, id: string): Promise<boolean> {
  const [row] = await db
    .select({ confirmedAt: quotes.acceptanceConfirmedAt })
    .from(quotes)
    .where(eq(quotes.id, BigInt(id)));
  return row?.confirmedAt != null;
}

export async function markAcceptanceConfirmed(db: Queryable, id: string): Promise<void> {
  await db
    .update(quotes)
    .set({ acceptanceConfirmedAt: sql`now()` })
    .where(eq(quotes.id, BigInt(id)));
}
