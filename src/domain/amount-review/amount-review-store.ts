import { isNull, sql } from 'drizzle-orm';
import { bigint, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { PublishState } from '#domain/publishing/publishing.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { AmountReview, AmountToCheck, QuoteToCheck, Reason } from './amount-review.ts';

export const amountReview = pgTable('amount_review', {
  id: smallint().primaryKey(),
  foundAt: timestamp('found_at', { withTimezone: true }).notNull(),
  checkedAt: timestamp('checked_at', { withTimezone: true }),
  checkedBy: text('checked_by').notNull().default(''),
});

export const amountsToCheck = pgTable('amounts_to_check', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  tourPackageId: bigint('tour_package_id', { mode: 'bigint' }),
  quoteId: bigint('quote_id', { mode: 'bigint' }),
  reasons: text().array().$type<Reason[]>().notNull(),
  lineNumbers: integer('line_numbers').array().notNull(),
});

export async function selectReview(db: Queryable): Promise<AmountReview> {
  const { foundAt, checkedAt, checkedBy } = amountReview;
  const [row] = await db.select({ foundAt, checkedAt, checkedBy }).from(amountReview);
  if (!row) throw new Error('the row of the amount review is missing: run the migrations');
  return row;
}

/** False when another Admin was first. */
export async function markChecked(tx: Tx, checkedBy: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(amountReview)
    .set({ checkedAt: sql`now()`, checkedBy })
    .where(isNull(amountReview.checkedAt));
  return rowCount === 1;
}

/** Without rows deleted since; an erased customer's quotes have only their totals. */
const found = sql`
  amounts_to_check c
  cross join amount_review r
  left join tour_packages p on p.id = c.tour_package_id
  left join quotes q on q.id = c.quote_id
  left join enquiries e on e.id = q.enquiry_id
  where coalesce(p.id, q.id) is not null and e.erased_at is null
`;

export async function countAmounts(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${found}`);
  return rows[0]?.count ?? 0;
}

type Row = {
  reasons: Reason[];
  lineNumbers: number[];
  packageId: string | null;
  name: string;
  sellingPricePaise: number;
  priceBeforeDiscountPaise: number | null;
  state: PublishState;
  isDeleted: boolean;
  isChanged: boolean;
  quoteId: string;
  enquiryId: string;
  version: number;
  isReplaced: boolean;
  totalPaise: number;
  madeBy: string;
  madeAt: string;
  acceptedAt: string | null;
  lines: Omit<QuoteToCheck['lines'][number], 'number'>[];
};

function present(row: Row): AmountToCheck {
  const { reasons } = row;
  if (row.packageId !== null) {
    const { packageId: id, name, sellingPricePaise, priceBeforeDiscountPaise } = row;
    const { state, isDeleted, isChanged } = row;
    const prices = { sellingPricePaise, priceBeforeDiscountPaise };
    return { kind: 'tour-package', id, reasons, name, ...prices, state, isDeleted, isChanged };
  }
  const { quoteId: id, enquiryId, version, isReplaced, totalPaise, madeBy } = row;
  return {
    kind: 'quote',
    ...{ id, reasons, enquiryId, version, isReplaced, totalPaise, madeBy },
    madeAt: new Date(row.madeAt),
    acceptedAt: row.acceptedAt === null ? null : new Date(row.acceptedAt),
    lines: row.lines
      .map((line, index) => ({ number: index + 1, ...line }))
      .filter(({ number }) => row.lineNumbers.includes(number)),
  };
}

/** Accepted quotes first, then public packages, then other quotes. */
export async function selectAmounts(db: Queryable, offset: number, limit: number): Promise<AmountToCheck[]> {
  const { rows } = await db.execute<Row>(sql`
    select c.reasons, c.line_numbers as "lineNumbers",
      p.id::text as "packageId", p.name, p.selling_price_paise::float8 as "sellingPricePaise",
      p.price_before_discount_paise::float8 as "priceBeforeDiscountPaise", p.state,
      p.deleted_at is not null as "isDeleted", p.updated_at > r.found_at as "isChanged",
      q.id::text as "quoteId", q.enquiry_id::text as "enquiryId", q.version, q.total_paise::float8 as "totalPaise",
      exists (select from quotes n where n.enquiry_id = q.enquiry_id and n.version > q.version) as "isReplaced",
      q.made_by as "madeBy", q.made_at as "madeAt", q.accepted_at as "acceptedAt", q.lines
    from ${found}
    order by q.accepted_at is null, p.id is null, c.id desc
    offset ${offset} limit ${limit}
  `);
  return rows.map(present);
}
