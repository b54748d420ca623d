import { addressWith } from '#app/staff/money/period-query.ts';
import { gstOf } from '#domain/documents/heads.ts';
import { readTax } from '#domain/documents/returns/returns-service.ts';
import { daysOfMonth, monthsBefore, monthText } from '#domain/money/periods/month.ts';
import { gapsOf, listFiled, type PeriodGap, previewPeriod } from '#domain/money/periods/period-service.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { paths } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import { exportTexts } from './texts.ts';

const { periods: texts } = exportTexts;

const monthsOffered = 24;

/** Where staff see what is missing. */
const gapAddress = (gap: PeriodGap, month: string): string => {
  const addresses: Readonly<Record<PeriodGap, string>> = {
    documentsWaiting: paths.adminMoneyMissing,
    claims: paths.adminMoneyRequests,
    bankLines: paths.adminMoneyBank,
    withoutIrn: addressWith(paths.adminMoneyDocuments, { month, only: 'without-irn' }),
    samples: addressWith(paths.adminMoneyDocuments, { month, only: 'sample' }),
  };
  return addresses[gap];
};

/** The months that may be looked at, the present one too, and what the chosen one has. */
export async function readFiledMonths(db: Db, actor: StaffActor, asked: string | null, today: string) {
  const current = today.slice(0, 7);
  const over = monthsBefore(today, monthsOffered);
  const months = [current, ...over];
  const month = months.find((one) => one === asked) ?? over[0] ?? current;
  const [filed, counts, tax] = await Promise.all([
    listFiled(db, actor),
    previewPeriod(db, actor, month),
    readTax(db, actor, daysOfMonth(month)),
  ]);
  const { rows } = texts;
  return {
    offered: months.map((value) => ({ value, label: monthText(value) })),
    month: { value: month, name: monthText(month) },
    isOver: month < current,
    isFiled: filed.some((one) => one.month === month),
    filed: filed.map(({ month: one, lockedBy, lockedAt }) => ({
      name: monthText(one),
      value: texts.filed(lockedBy, timeText(lockedAt)),
    })),
    contents: [
      { name: rows.entries, value: String(counts.entries) },
      { name: rows.received, value: formatPaise(counts.receivedPaise) },
      { name: rows.supplierPayments, value: String(counts.supplierPayments) },
      { name: rows.paid, value: formatPaise(counts.paidPaise) },
      { name: rows.documents, value: String(counts.documents) },
      { name: rows.gst, value: formatPaise(gstOf(tax.due)) },
      { name: rows.tcs, value: formatPaise(tax.due.tcsPaise) },
    ],
    missing: gapsOf(counts).map((gap) => ({
      ...{ gap, name: texts.missingRows[gap], value: String(counts[gap]) },
      to: gapAddress(gap, month),
    })),
  };
}

export type FiledMonthsView = Awaited<ReturnType<typeof readFiledMonths>>;
