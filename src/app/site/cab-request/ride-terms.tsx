import type { ReactNode } from 'react';
import { rideContent as content } from '#app/content/site/cab-request.ts';
import { paths } from '#paths.ts';
import type { ShownRide } from './shown-ride.ts';

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <h3 className="font-sans font-semibold text-base">{heading}</h3>
      {children}
    </div>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="grid gap-0.5">
    {lines.map((line) => (
      <li key={line} className="border-saffron border-l-2 pl-3">
        {line}
      </li>
    ))}
  </ul>
);

/** What the fare includes, and what cancelling, waiting and paying mean for this trip. */
export function RideTerms({ ride }: { ride: ShownRide }) {
  const { fare, cancelling, moving, waiting, paying } = ride;
  return (
    <div className="grid gap-4">
      {fare && (
        <>
          <Part heading={content.included}>
            <Lines lines={fare.included} />
          </Part>
          <Part heading={content.notIncluded}>
            <Lines lines={[fare.notIncluded, ...fare.more]} />
          </Part>
        </>
      )}
      <Part heading={content.cancelling.heading}>
        <Lines lines={cancelling} />
        <p className="text-quiet text-sm">{moving}</p>
      </Part>
      {waiting.length > 0 && (
        <Part heading={content.waiting.heading}>
          {waiting.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Part>
      )}
      <Part heading={content.paying.heading}>
        {paying.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Part>
      <p>
        <a className="inline-block py-2 font-semibold text-teal underline" href={paths.bookingTerms}>
          {content.terms}
        </a>
      </p>
    </div>
  );
}
