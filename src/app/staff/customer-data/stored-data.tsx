import { Link } from 'react-router';
import { staffPrivacyContent as content } from '#app/content/staff/privacy.ts';
import { Panel } from '#app/staff/ui/panel.tsx';
import { bookingPath, enquiryPath } from '#staff-paths.ts';
import type { ShownCustomer } from './shown-customer.ts';

type Props = { customer: ShownCustomer };

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
    <Panel heading={content.bookingsHeading}>
      <ul className="divide-y divide-line">
        {bookings.map(({ id, number, pickUp, about, money, events }) => (
          <li key={id} className="grid gap-0.5 py-2.5">
            <p>
              <Link to={bookingPath(id)} className="inline-block py-1 font-semibold text-teal underline">
                {number}
              </Link>{' '}
              <span className="text-quiet text-sm">{pickUp}</span>
            </p>
            <p className="wrap-anywhere">{about}</p>
            <p className="text-quiet text-sm">
              {money}, {events}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function KeptData({ customer }: Props) {
  return (
    <>
      <Panel heading={content.keptHeading}>
        {customer.isErased && <p className="font-semibold">{content.isErased}</p>}
        <Contacts customer={customer} />
      </Panel>
      <Panel heading={content.enquiriesHeading}>
        {customer.enquiries.length === 0 && <p className="text-quiet">{content.noEnquiries}</p>}
        <ul className="divide-y divide-line">
          {customer.enquiries.map(({ id, reference, received, about, message, events, notes, quotes }) => (
            <li key={id} className="grid gap-0.5 py-2.5">
              <p>
                <Link to={enquiryPath(id)} className="inline-block py-1 font-semibold text-teal underline">
                  {reference}
                </Link>{' '}
                <span className="text-quiet text-sm">{received}</span>
              </p>
              <p>{about}</p>
              {message && <p className="wrap-anywhere whitespace-pre-line">{message}</p>}
              <p className="text-quiet text-sm">{content.counts(events, notes, quotes)}</p>
            </li>
          ))}
        </ul>
      </Panel>
      <Bookings customer={customer} />
    </>
  );
}
