import { termsLink } from '#app/content/site/cab-request.ts';
import type { TermsPart } from '#domain/enquiries/cab-request/ride-terms.ts';
import { paths } from '#paths.ts';

/** What the fare includes, and what cancelling, waiting and paying mean for this trip. */
export function RideTerms({ terms }: { terms: readonly TermsPart[] }) {
  return (
    <div className="grid gap-4">
      {terms.map(({ heading, lines }) => (
        <div key={heading} className="grid gap-1">
          <h3 className="font-sans font-semibold text-base">{heading}</h3>
          <ul className="grid gap-0.5">
            {lines.map((line) => (
              <li key={line} className="border-saffron border-l-2 pl-3">
                {line}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p>
        <a className="inline-block py-2 font-semibold text-teal underline" href={paths.bookingTerms}>
          {termsLink}
        </a>
      </p>
    </div>
  );
}
