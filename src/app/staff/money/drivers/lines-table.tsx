import { DataTable } from '#app/staff/kit/data-table.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { bookingNumber } from '#domain/bookings/booking.ts';
import type { DutyDifference } from '#domain/payments/settlements/settlement.ts';
import { dateText, dayInIndia } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { slipPath } from '#staff-paths.ts';
import { driverMoneyTexts } from './texts.ts';

const texts = driverMoneyTexts.settle;

/** A duty of a settlement, or what changed at one since. */
export const toLineRow = ({
  dutyId,
  bookingId,
  route,
  startsAt,
  ...line
}: DutyDifference & { allowancePaise?: number }) => ({
  ...{ dutyId, route, day: dateText(dayInIndia(startsAt)), number: bookingNumber(bookingId) },
  collected: formatPaise(line.collectedPaise),
  expenses: formatPaise(line.expensesPaise),
  allowance: line.allowancePaise === undefined ? '' : formatPaise(line.allowancePaise),
});

export type LineRow = ReturnType<typeof toLineRow>;

export const LinesTable = ({ caption, lines }: { caption: string; lines: readonly LineRow[] }) => (
  <DataTable
    layout="cards"
    caption={caption}
    rows={lines}
    rowKey={({ dutyId }) => dutyId}
    rowAttributes={({ dutyId }) => ({ 'data-duty': dutyId })}
    columns={[
      {
        key: 'ride',
        header: texts.columns.ride,
        cell: ({ dutyId, number, route }) => (
          <>
            <TextLink to={slipPath(dutyId)}>{number}</TextLink> {route}
          </>
        ),
      },
      { key: 'day', header: texts.columns.day, cell: ({ day }) => day },
      ...(['collected', 'expenses', 'allowance'] as const).map((key) => ({
        key,
        header: texts.columns[key],
        isNumeric: true,
        narrow: 'labelled' as const,
        cell: (line: LineRow) => line[key],
      })),
    ]}
  />
);
