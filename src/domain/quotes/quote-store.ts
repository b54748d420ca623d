import { and, desc, eq, isNull, max, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { hasFailedToPrint } from '#platform/storage/print-claim.ts';
import type { Discount, Quote, QuoteTerms } from './quote.ts';
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
  gstPercent: quotes.gstPercent,
  totalPaise: quotes.totalPaise,
  validUntil: quotes.validUntil,
  inclusions: quotes.inclusions,
  exclusions: quotes.exclusions,
  madeBy: quotes.madeBy,
  madeAt: quotes.madeAt,
  firstOpenedAt: quotes.firstOpenedAt,
  openedCount: quotes.openedCount,
  acceptedAt: quotes.acceptedAt,
  acceptedBy: quotes.acceptedBy,
  pdfKey: quotes.pdfKey,
  isPrintFailed,
};

type DiscountRow = { discountPercent: string | null; discountPaise: number; discountLabel: string };
type Row = Omit<Quote, 'id' | 'enquiryId' | 'discount'> & DiscountRow & { id: bigint; enquiryId: bigint };

function discountIn({ discountPercent, discountPaise, discountLabel: label }: DiscountRow): Discount | null {
  if (discountPercent !== null) return { kind: 'percent', percent: discountPercent, label };
  return discountPaise > 0 ? { kind: 'amount', paise: discountPaise, label } : null;
}

export function present({ discountPercent, discountPaise, discountLabel, ...row }: Row): Quote {
  const discount = discountIn({ discountPercent, discountPaise, discountLabel });
  return { ...row, id: String(row.id), enquiryId: String(row.enquiryId), discount };
}

export type NewQuote = QuoteTerms & {
  enquiryId: string;
  version: number;
  discountPaise: number;
  totalPaise: number;
  madeBy: string;
  tokenHash: Buffer;
};

export async function insertQuote(tx: Tx, { enquiryId, discount, ...quote }: NewQuote): Promise<Quote> {
  const [row] = await tx
    .insert(quotes)
    .values({
      ...quote,
      enquiryId: BigInt(enquiryId),
      discountPercent: discount?.kind === 'percent' ? discount.percent : null,
      discountLabel: discount?.label ?? '',
    })
    .returning(columns);
  if (!row) throw new Error('the quote was not stored');
  return present(row);
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

export async function updateToken(tx: Tx, id: string, tokenHash: Buffer): Promise<void> {
  await tx
    .update(quotes)
    .set({ tokenHash })
    .where(eq(quotes.id, BigInt(id)));
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

/** Accepting also counts as opening, because without script no opening is reported. False when accepted before. */
export async function markAccepted(tx: Tx, id: string, acceptedBy: string): Promise<boolean> {
  const rows = await tx
    .update(quotes)
    .set({
      acceptedAt: sql`now()`,
      acceptedBy,
      firstOpenedAt: sql`coalesce(${quotes.firstOpenedAt}, now())`,
      openedCount: sql`greatest(${quotes.openedCount}, 1)`,
    })
    .where(and(eq(quotes.id, BigInt(id)), isNull(quotes.acceptedAt)))
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
