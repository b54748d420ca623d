import { Card } from '#app/staff/kit/card.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { bookingPath, enquiryPath } from '#staff-paths.ts';
import type { CustomerRowView } from './customer-view.ts';
import { staffPrivacyContent as content } from './texts.ts';

type Props = { customer: CustomerRowView };

function Contacts({ customer }: Props) {
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

function Bookings({ customer: { bookings } }: Props) {
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

export function StoredData({ customer }: Props) {
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
