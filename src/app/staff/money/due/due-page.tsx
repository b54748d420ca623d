import { pageContext } from '#app/page-context.ts';
import { periodText } from '#app/staff/cabs/report/period-text.ts';
import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { Paging } from '#app/staff/kit/paging.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { MoneyNav } from '#app/staff/money/money-nav.tsx';
import { moneyTexts } from '#app/staff/money/texts.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { type DuePart, dueAges } from '#domain/bookings/due/due.ts';
import { listDue, readDueOf } from '#domain/bookings/due/due-service.ts';
import { dateText, dayInIndia } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { bookingPath } from '#staff-paths.ts';
import type { Route } from './+types/due-page.ts';
import { dueAddress, readDueQuery } from './due-query.ts';
import { dueTexts as texts } from './texts.ts';

export const meta = () => staffMeta(texts.title);

const dayMs = 24 * 3600_000;

function ageText(dueOn: string | null, today: string): string {
  if (dueOn === null) return '';
  const days = (Date.parse(today) - Date.parse(dueOn)) / dayMs;
  if (days === 0) return texts.today;
  return days > 0 ? texts.days(days) : texts.in(-days);
}

const toRow = ({ bookingId, customer, title, part, dueOn, paise, isCancelled }: DuePart, today: string) => ({
  ...{ bookingId, customer, title },
  key: `${bookingId} ${part} ${dueOn}`,
  number: bookingNumber(bookingId),
  part: isCancelled ? texts.charge : texts.parts[part],
  due: dueOn ? dateText(dueOn) : texts.noDay,
  age: ageText(dueOn, today),
  isOverdue: dueOn !== null && dueOn < today,
  amount: formatPaise(paise),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const query = readDueQuery(new URL(request.url).searchParams);
  const now = new Date();
  const { db } = context.get(pageContext);
  const [{ parts, nextCursor }, sum] = await Promise.all([
    listDue(db, actor, query, now),
    readDueOf(db, actor, query, now),
  ]);
  return {
    ...{ query, nextCursor, sum: texts.sum(sum.bookings, formatPaise(sum.paise)) },
    rows: parts.map((part) => toRow(part, dayInIndia(now))),
  };
}

type Row = ReturnType<typeof toRow>;

const DueTable = ({ rows }: { rows: readonly Row[] }) => (
  <DataTable
    layout="lines"
    caption={texts.caption}
    rows={rows}
    rowKey={({ key }) => key}
    rowAttributes={({ bookingId }) => ({ 'data-booking': bookingId })}
    columns={[
      { key: 'due', header: texts.columns.due, width: 'w-32', narrow: 'a2', cell: ({ due }) => due },
      {
        key: 'age',
        header: texts.columns.age,
        width: 'w-28',
        narrow: 'b2',
        cell: ({ age, isOverdue }) => <span className={isOverdue ? 'text-brick' : 'text-quiet'}>{age}</span>,
      },
      {
        key: 'customer',
        header: texts.columns.customer,
        width: 'w-[22%]',
        isRowHeader: true,
        narrow: 'a1',
        title: ({ customer }) => customer,
        cell: ({ bookingId, number, customer }) => (
          <TextLink look="row" to={bookingPath(bookingId)}>
            {customer || number}
          </TextLink>
        ),
      },
      {
        key: 'trip',
        header: texts.columns.trip,
        narrow: 'a3',
        title: ({ title }) => title,
        cell: ({ number, title }) => (
          <>
            <span className="text-quiet tabular-nums">{number}</span> {title}
          </>
        ),
      },
      { key: 'part', header: texts.columns.part, width: 'w-44', narrow: 'b3', cell: ({ part }) => part },
      {
        key: 'amount',
        header: texts.columns.amount,
        width: 'w-32',
        isNumeric: true,
        narrow: 'b1',
        cell: ({ amount }) => amount,
      },
    ]}
  />
);

export default function DuePage({ loaderData: { query, rows, nextCursor, sum } }: Route.ComponentProps) {
  const { age, part, due, after } = query;
  const isAged = !part && !due;
  return (
    <div data-wide className="grid gap-3">
      <MoneyNav />
      <div className="flex flex-wrap items-baseline gap-x-3">
        <PageTitle>{texts.title}</PageTitle>
        {part && due && <p className="font-semibold">{texts.deposits(periodText(due))}</p>}
      </div>
      <Chips label={texts.views}>
        <ChipLink to={dueAddress({})} isCurrent={isAged && !age} current="true">
          {texts.all}
        </ChipLink>
        <ChipLink to={dueAddress({ age: 'now' })} isCurrent={isAged && age === 'now'} current="true">
          {texts.now}
        </ChipLink>
        {dueAges.map((one) => (
          <ChipLink key={one} to={dueAddress({ age: one })} isCurrent={isAged && age === one} current="true">
            {moneyTexts.ages[one]}
          </ChipLink>
        ))}
      </Chips>
      {rows.length > 0 && <p className="font-semibold">{sum}</p>}
      {rows.length > 0 ? <DueTable rows={rows} /> : <EmptyState>{texts.none}</EmptyState>}
      <Paging
        label={moneyTexts.paging.label}
        steps={[
          { label: moneyTexts.paging.first, to: after && dueAddress(query) },
          { label: moneyTexts.paging.more, to: nextCursor && dueAddress(query, nextCursor) },
        ]}
      />
    </div>
  );
}
