import { data } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { BookingsTable } from '#app/staff/cabs/bookings/list/bookings-table.tsx';
import { type ListedBookingView, toListedView } from '#app/staff/cabs/bookings/list/listed-booking-view.ts';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { StagePill } from '#app/staff/enquiries/stage-pill.tsx';
import { FilePanel } from '#app/staff/files/file-panel.tsx';
import { type FilesView, toFilesView } from '#app/staff/files/file-view.ts';
import { Card } from '#app/staff/kit/card.tsx';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { BuyersCard } from '#app/staff/money/buyers/buyers-card.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { listBookingsOfCustomer } from '#domain/bookings/list/booking-list-service.ts';
import type { BuyerView } from '#domain/documents/buyers/buyer.ts';
import { listBuyers } from '#domain/documents/buyers/buyer-service.ts';
import { viewCustomerPage } from '#domain/enquiries/customers/customer-page-service.ts';
import { listCustomerFiles } from '#domain/enquiries/files/record-file-service.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { listQuotes } from '#domain/quotes/quote-staff-service.ts';
import { paths } from '#paths.ts';
import { failureStatus } from '#platform/failure.ts';
import { customerDataPath, customerPath, enquiryPath } from '#staff-paths.ts';
import type { Route } from './+types/customer-page.ts';
import { handleCustomerAction } from './customer-action.ts';
import { CustomerFields } from './customer-fields.tsx';
import { OtherCustomers } from './other-customers.tsx';
import { type RecordView, toRecordView } from './record-view.ts';
import { staffCustomersContent } from './texts.ts';

const content = staffCustomersContent.record;

/** All enquiries of the customer, the newest first. */
function EnquiryRows({ enquiries }: Pick<RecordView, 'enquiries'>) {
  const { columns } = content;
  return (
    <Card heading={content.enquiries}>
      {enquiries.length === 0 ? (
        <EmptyState>{content.noEnquiries}</EmptyState>
      ) : (
        <DataTable
          layout="lines"
          caption={content.enquiries}
          rows={enquiries}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'stage',
              header: columns.stage,
              width: 'w-28',
              narrow: 'b1',
              cell: ({ stage }) => <StagePill stage={stage} />,
            },
            {
              key: 'reference',
              header: columns.reference,
              width: 'w-28',
              isRowHeader: true,
              narrow: 'a1',
              cell: ({ id, reference }) => (
                <TextLink look="row" to={enquiryPath(id)}>
                  {reference}
                </TextLink>
              ),
            },
            {
              key: 'trip',
              header: columns.trip,
              narrow: 'a2',
              title: ({ trip }) => trip,
              cell: ({ trip }) => trip,
            },
            {
              key: 'value',
              header: columns.value,
              width: 'w-24',
              isNumeric: true,
              narrow: 'b3',
              cell: ({ value }) => value,
            },
            {
              key: 'owner',
              header: columns.owner,
              width: 'w-28',
              narrow: 'hidden',
              cell: ({ owner }) => owner,
            },
            {
              key: 'received',
              header: columns.received,
              width: 'w-28',
              isNumeric: true,
              isQuiet: true,
              narrow: 'a3',
              title: ({ receivedFull }) => receivedFull,
              cell: ({ received }) => received,
            },
          ]}
        />
      )}
    </Card>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) => staffMeta(loaderData?.title ?? content.missing);

/** Of so many of the newest enquiries. */
const maxQuoted = 20;

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db, encryption } = context.get(pageContext);
  const page = await viewCustomerPage(db, actor, new URL(request.url).searchParams.get('id') ?? '');
  if (!page) return data(null, { status: failureStatus.not_found });
  const quoted = page.enquiries.filter(({ valuePaise }) => valuePaise !== null).slice(0, maxQuoted);
  const [quotes, bookings, files, buyers] = await Promise.all([
    Promise.all(quoted.map(({ id }) => listQuotes(db, actor, id))),
    listBookingsOfCustomer(db, actor, page.customer.id),
    listCustomerFiles(db, actor, page.customer.id),
    listBuyers({ db, encryption }, actor, page.customer.id),
  ]);
  const now = new Date();
  return data({
    ...toRecordView(
      page,
      quotes.map((found) => found?.quotes ?? []),
      await readCabNames(db),
      now,
    ),
    bookings: bookings.map((booking) => toListedView(booking, now)),
    files: toFilesView({ kind: 'customer', id: page.customer.id }, files),
    buyers,
  });
}

export const action = handleCustomerAction;

type CustomerRowView = RecordView & {
  bookings: ListedBookingView[];
  files: FilesView;
  buyers: BuyerView[];
};

function Bookings({ bookings }: Pick<CustomerRowView, 'bookings'>) {
  if (bookings.length === 0) return null;
  return (
    <Card heading={staffBookingsContent.list.title}>
      <div className="@container">
        <BookingsTable bookings={bookings} />
      </div>
    </Card>
  );
}

function Quotes({ quotes }: Pick<RecordView, 'quotes'>) {
  if (quotes.length === 0) return null;
  return (
    <Card heading={content.quotes}>
      <ul className="divide-y divide-line">
        {quotes.map(({ id, enquiryId, name, state, total, madeAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4">
            <TextLink to={enquiryPath(enquiryId)}>{name}</TextLink>
            <span className="font-semibold tabular-nums">{total}</span>
            <span>{state}</span>
            <span className="ml-auto text-quiet text-sm">{madeAt}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Notes({ notes }: Pick<RecordView, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <Card heading={content.notes}>
      <ul className="grid gap-2">
        {notes.map(({ id, enquiryId, text, by }) => (
          <li key={id}>
            <p className="whitespace-pre-wrap rounded-lg bg-sand px-3 py-2 wrap-anywhere">{text}</p>
            {enquiryId ? (
              <TextLink look="inline" to={enquiryPath(enquiryId)}>
                {by}
              </TextLink>
            ) : (
              <p className="text-quiet text-sm">{by}</p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function News({ news }: Pick<RecordView, 'news'>) {
  if (news.length === 0) return null;
  return (
    <Card heading={content.timeline}>
      <ol className="grid gap-2 border-line border-l-2 pl-4 text-sm">
        {news.map(({ id, what, when, moment, enquiryId, reference }) => (
          <li key={id}>
            <p className="wrap-anywhere">{what}</p>
            <p className="text-quiet">
              <time dateTime={moment}>{when}</time>{' '}
              <TextLink look="inline" to={enquiryPath(enquiryId)}>
                {content.timelineOf(reference)}
              </TextLink>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Merged customers have their enquiries at another customer. */
function State({ customer: { mergedInto, isErased } }: { customer: RecordView }) {
  if (isErased) return <p className="font-semibold">{content.isErased}</p>;
  if (!mergedInto) return null;
  return (
    <p>
      {content.mergedInto} <TextLink to={customerPath(mergedInto)}>{content.openOther}</TextLink>
    </p>
  );
}

export default function CustomerPage({ loaderData }: Route.ComponentProps) {
  if (loaderData) return <CustomerView customer={loaderData} />;
  return (
    <div>
      <TextLink to={paths.adminCustomers}>‹ {content.back}</TextLink>
      <PageTitle>{content.missing}</PageTitle>
    </div>
  );
}

function CustomerView({ customer }: { customer: CustomerRowView }) {
  return (
    <div className="grid gap-4">
      <div>
        <TextLink to={paths.adminCustomers}>‹ {content.back}</TextLink>
        <PageTitle>{customer.title}</PageTitle>
      </div>
      <State customer={customer} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <EnquiryRows enquiries={customer.enquiries} />
          <Bookings bookings={customer.bookings} />
          <Quotes quotes={customer.quotes} />
          <Notes notes={customer.notes} />
        </div>
        <div className="grid min-w-0 gap-4 max-lg:order-first">
          <CustomerFields key={customer.id} customer={customer} />
          {!customer.mergedInto && !customer.isErased && (
            <BuyersCard
              customerId={customer.id}
              start={{ ...customer, billEmail: customer.email }}
              buyers={customer.buyers}
            />
          )}
          <FilePanel view={customer.files} mayChange={!customer.mergedInto && !customer.isErased} />
          <OtherCustomers customer={customer} />
        </div>
      </div>
      <News news={customer.news} />
      <TextLink to={customerDataPath(customer.id)}>{content.data}</TextLink>
    </div>
  );
}
