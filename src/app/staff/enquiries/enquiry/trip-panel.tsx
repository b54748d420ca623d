import { Link } from 'react-router';
import { staffFaresContent } from '#app/content/staff/fares.ts';
import type { ShownTrip } from '#app/staff/enquiries/shown-trip.ts';
import { Panel } from '#app/staff/ui/panel.tsx';
import { paths } from '#paths.ts';
import { Facts } from './enquiry-facts.tsx';

const content = staffFaresContent.panel;

function FareLines({ fare }: { fare: NonNullable<ShownTrip['fare']> }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center font-semibold text-teal underline">
        {content.lines}
      </summary>
      <table className="w-full max-w-md border-collapse text-left text-[0.95rem]">
        <caption className="sr-only">{content.lines}</caption>
        <tbody>
          {[...fare.lines, { name: content.total, value: fare.total }].map(({ name, value }) => (
            <tr key={name} className="border-line border-b last:border-0 last:font-semibold">
              <th scope="row" className="py-1 pr-3 font-[inherit]">
                {name}
              </th>
              <td className="py-1 text-right tabular-nums">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The cab ride that the customer asked for, with the fare that they saw. */
export function TripPanel({ trip: { facts, fare } }: { trip: ShownTrip }) {
  return (
    <Panel heading={content.heading}>
      <Facts
        facts={[
          ...facts,
          { name: content.fare, value: fare ? fare.total : content.noFare },
          ...(fare
            ? [
                {
                  name: content.validUntil,
                  value: fare.isExpired ? `${fare.validUntil} (${content.expired})` : fare.validUntil,
                },
              ]
            : []),
        ]}
      />
      {fare && (
        <>
          <FareLines fare={fare} />
          <p className="text-quiet text-sm">
            {content.rates}:{' '}
            <Link to={paths.adminRates} className="text-teal underline">
              {content.version(fare.version)}
            </Link>
          </p>
        </>
      )}
    </Panel>
  );
}
