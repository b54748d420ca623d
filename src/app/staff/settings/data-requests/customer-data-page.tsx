import { useEffect, useRef, useState } from 'react';
import { Form, Link, redirect } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { dutyStatusNames } from '#app/staff/cabs/duty-statuses.ts';
import { staffEnquiriesContent as enquiryTexts } from '#app/staff/enquiries/texts.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { type ActionForm, useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { CloseDialog, Dialog } from '#app/staff/kit/dialog.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { FilterBar } from '#app/staff/kit/filter-bar.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import type {
  BookingRecord,
  EnquiryRecord,
  FoundCustomer,
  StoredCustomer,
} from '#domain/privacy/personal-data.ts';
import { findCustomers, viewStoredCustomer } from '#domain/privacy/privacy-service.ts';
import { dateText, timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { staffMessages } from '#messages.ts';
import { paths } from '#paths.ts';
import { bookingPath, customerDataPath, customerPath, enquiryPath } from '#staff-paths.ts';
import type { Route } from './+types/customer-data-page.ts';
import { handleErase } from './erase-action.ts';
import { staffPrivacyContent as content } from './texts.ts';

const stages: Readonly<Record<string, string>> = enquiryTexts.stages;
const sources: Readonly<Record<string, string>> = enquiryTexts.sources;

const toEnquiryView = ({ receivedAt, stage, source, service, ...enquiry }: EnquiryRecord) => ({
  ...enquiry,
  received: timeText(receivedAt),
  about: [stages[stage] ?? stage, service, sources[source] ?? source].filter(Boolean).join(', '),
});

const toBookingView = ({
  id,
  number,
  pickupAt,
  firstDay,
  title,
  status,
  events,
  isOpen,
  ...money
}: BookingRecord) => ({
  id,
  number,
  pickUp: pickupAt ? timeText(pickupAt) : firstDay ? dateText(firstDay) : '',
  about: [dutyStatusNames[status], title, isOpen && content.open].filter(Boolean).join(', '),
  money: content.paidOf(formatPaise(money.receivedPaise), formatPaise(money.totalPaise)),
  events: content.eventsOf(events),
});

const toCustomerView = (customer: StoredCustomer) => ({
  ...customer,
  name: customer.names[0] ?? '',
  reference: customer.enquiries[0]?.reference ?? customer.bookings[0]?.number ?? '',
  enquiries: customer.enquiries.map(toEnquiryView),
  bookings: customer.bookings.map(toBookingView),
  /** The numbers of bookings that are not over; empty when the data can be erased. */
  openBookings: customer.bookings
    .filter(({ isOpen }) => isOpen)
    .map(({ number }) => number)
    .join(', '),
});

type CustomerRowView = ReturnType<typeof toCustomerView>;

type RightsProps = { customer: CustomerRowView; erasing: ActionForm; onClose: () => void };

/** Lists what is erased, and asks for the name or reference to prevent a mistake. */
function ErasePopup({ customer, erasing: { status, isBusy, onSubmit }, onClose }: RightsProps) {
  const { name, reference, enquiries, bookings } = customer;
  return (
    <Dialog title={content.erasePopup(name || reference)} onClose={onClose}>
      <form noValidate method="post" onSubmit={onSubmit} className="grid gap-4">
        <input type="hidden" name="id" value={customer.id} />
        <p>{content.eraseWhat(enquiries.length, bookings.length)}</p>
        <TextField
          id="erase-confirm"
          name="confirm"
          label={content.eraseConfirm(name, reference)}
          required
          autoComplete="off"
          invalid={status?.tone === 'fault'}
        />
        <FormStatusLine status={status} />
        <div className="flex flex-wrap gap-3">
          <CloseDialog>{content.cancel}</CloseDialog>
          <Button look="danger" type="submit" aria-disabled={isBusy}>
            {content.eraseNow}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Export and erasure of a customer's data. */
function Rights({ customer }: { customer: CustomerRowView }) {
  const [isOpen, setOpen] = useState(false);
  const erasing = useActionForm({ working: '' });
  const { status, isDone } = erasing;
  const line = useRef<HTMLDivElement>(null);

  // The popup and its button have been unmounted, so the focus must be set.
  useEffect(() => {
    if (isDone) line.current?.focus();
  }, [isDone]);

  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Card heading={content.exportHeading}>
        <p className="text-quiet">{content.exportText}</p>
        {/* A native form, because the response is a file. */}
        <Form reloadDocument method="post" action={paths.customerDataExport}>
          <input type="hidden" name="id" value={customer.id} />
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" worksWithoutScript type="submit" name="format" value="pdf">
              {content.exportPdf}
            </Button>
            <Button look="secondary" worksWithoutScript type="submit">
              {content.exportGo}
            </Button>
          </div>
        </Form>
      </Card>
      <Card heading={content.eraseHeading}>
        <p className="text-quiet">{content.eraseText}</p>
        <div ref={line} tabIndex={-1}>
          <StatusLine text={isDone ? status?.text : undefined} takesRoom={false} />
        </div>
        {customer.openBookings && (
          <p className="font-semibold">{content.eraseBlocked(customer.openBookings)}</p>
        )}
        {!customer.isErased && !customer.openBookings && (
          <div>
            <Button look="dangerOutline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {content.eraseGo}
            </Button>
          </div>
        )}
        {isOpen && !isDone && (
          <ErasePopup customer={customer} erasing={erasing} onClose={() => setOpen(false)} />
        )}
      </Card>
    </div>
  );
}

type StoredDataProps = { customer: CustomerRowView };

function Contacts({ customer }: StoredDataProps) {
  const facts: [string, string[]][] = [
    [content.names, customer.names],
    [content.numbers, customer.numbers],
    [content.emails, customer.emails],
  ];
  return (
    <dl className="grid gap-2 sm:grid-cols-3">
      {facts.map(([name, values]) => (
        <div key={name}>
          <dt className="text-quiet text-sm">{name}</dt>
          <dd className="wrap-anywhere">{values.join(', ') || content.nothing}</dd>
        </div>
      ))}
    </dl>
  );
}

function Bookings({ customer: { bookings } }: StoredDataProps) {
  if (bookings.length === 0) return null;
  return (
    <Card heading={content.bookingsHeading}>
      <ul className="divide-y divide-line">
        {bookings.map(({ id, number, pickUp, about, money, events }) => (
          <li key={id} className="grid gap-0.5 py-2.5">
            <p>
              <TextLink to={bookingPath(id)}>{number}</TextLink>{' '}
              <span className="text-quiet text-sm">{pickUp}</span>
            </p>
            <p className="wrap-anywhere">{about}</p>
            <p className="text-quiet text-sm">
              {money}, {events}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function StoredData({ customer }: StoredDataProps) {
  return (
    <>
      <Card heading={content.keptHeading}>
        {customer.isErased && <p className="font-semibold">{content.isErased}</p>}
        <Contacts customer={customer} />
      </Card>
      <Card heading={content.enquiriesHeading}>
        {customer.enquiries.length === 0 && <EmptyState>{content.noEnquiries}</EmptyState>}
        <ul className="divide-y divide-line">
          {customer.enquiries.map(({ id, reference, received, about, message, events, notes, quotes }) => (
            <li key={id} className="grid gap-0.5 py-2.5">
              <p>
                <TextLink to={enquiryPath(id)}>{reference}</TextLink>{' '}
                <span className="text-quiet text-sm">{received}</span>
              </p>
              <p>{about}</p>
              {message && <p className="wrap-anywhere whitespace-pre-line">{message}</p>}
              <p className="text-quiet text-sm">{content.counts(events, notes, quotes)}</p>
            </li>
          ))}
        </ul>
      </Card>
      <Bookings customer={customer} />
    </>
  );
}

type Props = { search: string; found: Omit<FoundCustomer, 'erasedAt'>[] };

function saidOf({ search, found }: Props): string | undefined {
  if (search === '') return undefined;
  return found.length === 0 ? staffMessages.privacy.nobodyFound : content.several;
}

function CustomerSearch({ search, found }: Props) {
  return (
    <div className="grid gap-2">
      <FilterBar
        key={search}
        action={paths.customerData}
        search={{ texts: { label: content.find, go: content.go }, value: search, name: 'find' }}
      />
      <StatusLine
        text={saidOf({ search, found })}
        tone={found.length === 0 ? 'fault' : 'good'}
        takesRoom={false}
      />
      {found.length > 0 && (
        <ul className="divide-y divide-line rounded-xl border border-line bg-card">
          {found.map(({ id, name, phoneE164, email, enquiries, bookings }) => (
            <li key={id}>
              <Link
                to={customerDataPath(id)}
                className="block min-h-11 px-4 py-2.5 wrap-anywhere hover:bg-sand"
              >
                <span className="font-semibold text-teal underline">{name || content.nameless}</span>{' '}
                <span className="text-quiet text-sm">
                  {[
                    displayPhone(phoneE164),
                    email,
                    content.enquiriesOf(enquiries),
                    bookings > 0 && content.bookingsOf(bookings),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db } = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  const search = query.get('find')?.trim() ?? '';
  const found = search === '' ? [] : await findCustomers(db, actor, search);
  const [only, another] = found;
  if (only && !another) throw redirect(customerDataPath(only.id));
  const stored = await viewStoredCustomer(db, actor, query.get('id') ?? '');
  return { search, found, customer: stored && toCustomerView(stored) };
}

export const action = handleErase;

export default function CustomerDataPage({ loaderData: { search, found, customer } }: Route.ComponentProps) {
  return (
    <div className="grid max-w-4xl gap-5">
      <div className="grid gap-1">
        <PageTitle>{content.title}</PageTitle>
        <p className="text-quiet">{content.intro}</p>
        <TextLink to={customer ? customerPath(customer.id) : paths.adminCustomers}>
          {customer ? content.customerPage : content.allCustomers}
        </TextLink>
      </div>
      <CustomerSearch search={search} found={found} />
      {customer && (
        <>
          <StoredData customer={customer} />
          <Rights key={customer.id} customer={customer} />
        </>
      )}
    </div>
  );
}
