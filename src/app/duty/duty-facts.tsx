import { Fragment } from 'react';
import { PhoneIcon } from '#app/ui/contact-icons.ts';
import type { DriverDutyView } from './duty-view.ts';
import { PageText } from './page-text.tsx';

type Facts = NonNullable<DriverDutyView['facts']>;

const button =
  'flex min-h-14 items-center justify-center gap-2 rounded-lg border-2 border-teal px-3 text-center font-semibold text-teal';

/** Where, who and what to note, with the customer's number and the map. */
export function DutyFacts({ facts: { rows, priceRows, instructions, callHref, mapHref } }: { facts: Facts }) {
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-lg">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-quiet">
              <PageText of={label} />
            </dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
        {priceRows.map(({ label, parts }) => (
          <div key={label} className="contents">
            <dt className="text-quiet">
              <PageText of={label} />
            </dt>
            <dd>
              {parts.map((part, index) => (
                <Fragment key={part}>
                  {index > 0 && ', '}
                  <PageText of={part} />
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {instructions && (
        <p className="whitespace-pre-line rounded-lg bg-sand p-3 text-lg wrap-anywhere">
          <strong>
            <PageText of="instructions" />:
          </strong>{' '}
          {instructions}
        </p>
      )}
      <div className="grid grid-cols-2 gap-3">
        {callHref && (
          <a href={callHref} className={button}>
            <PhoneIcon className="size-6 shrink-0" />
            <PageText of="call" />
          </a>
        )}
        {mapHref && (
          <a href={mapHref} target="_blank" rel="noopener noreferrer" className={button}>
            <PageText of="map" />
          </a>
        )}
      </div>
    </div>
  );
}
