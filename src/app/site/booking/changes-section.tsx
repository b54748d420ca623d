import { bookingContent } from '#app/content/site/links/booking.ts';
import { CancellingTable } from '#app/quote/cancelling-table.tsx';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { chatLink } from '#app/ui/chat-link.ts';
import { ChatIcon, PhoneIcon } from '#app/ui/contact-icons.ts';
import type { TripCancellation } from '#domain/bookings/packages/package-cancellation.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { ChangeCharges } from './change-charges.ts';

const content = bookingContent.changes;

type StepsProps = { heading: string; steps: ChangeCharges['cancelling'] };

function Steps({ heading, steps }: StepsProps) {
  if (steps.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h3 className="font-sans font-semibold text-base">{heading}</h3>
      <dl className="grid gap-1">
        {steps.map(({ when, costs }) => (
          <div key={when} className="grid border-saffron border-l-2 pl-3">
            <dt className="text-quiet text-sm">{when}</dt>
            <dd className="tabular-nums">{costs}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type Props = {
  id: string;
  /** Empty where the booking has one ride. */
  route: string;
  changes: ChangeCharges;
  phoneE164: string;
  number: string;
};

/** Staff do either. */
function Ask({ phoneE164, number }: Pick<Props, 'phoneE164' | 'number'>) {
  return (
    <>
      <p>{content.how}</p>
      <p className="flex flex-wrap gap-3">
        <a className={`${outlineButtonClass} grow gap-2`} href={`tel:${phoneE164}`}>
          <PhoneIcon />
          {content.call}
        </a>
        <a
          className={`${outlineButtonClass} grow gap-2`}
          href={chatLink(phoneE164, content.chatText(number))}
        >
          <ChatIcon />
          {content.chat}
        </a>
      </p>
    </>
  );
}

type TripProps = Pick<Props, 'phoneE164' | 'number'> & {
  hasTerms: boolean;
  /** By the terms of the booking; older bookings have none. */
  cancelling: TripCancellation | undefined;
  /** What would come back of what was paid; empty while nothing was. */
  paid: string;
};

/** What cancelling the trip costs today and later, by the terms of its quote. */
export const TripChanges = ({ hasTerms, cancelling, paid, ...props }: TripProps) => (
  <section
    aria-labelledby="changes"
    className="grid gap-4 rounded-2xl border border-line bg-card p-5 print:break-inside-avoid"
  >
    <h2 id="changes" className="text-xl">
      {content.heading}
    </h2>
    {cancelling ? (
      <>
        <p>
          {content.today(formatPaise(cancelling.chargePaise))} {cancelling.reason}.
        </p>
        {paid && <p>{paid}</p>}
        <CancellingTable id="cancelling" rows={cancelling.rows} note={cancelling.note} level="h3" />
      </>
    ) : (
      <p>{hasTerms ? content.byQuote : content.byAsking}</p>
    )}
    <Ask {...props} />
  </section>
);

/** What another time or a cancellation costs this customer now and later. */
export function ChangesSection({ id, route, changes, phoneE164, number }: Props) {
  const heading = `changes-${id}`;
  return (
    <section
      aria-labelledby={route ? `${heading} ${heading}-ride` : heading}
      className="grid gap-4 rounded-2xl border border-line bg-card p-5 print:break-inside-avoid"
    >
      <div>
        <h2 id={heading} className="text-xl">
          {content.heading}
        </h2>
        {route && (
          <p id={`${heading}-ride`} className="text-quiet">
            {route}
          </p>
        )}
      </div>
      <Steps heading={content.cancelling} steps={changes.cancelling} />
      {changes.returned && <p>{changes.returned}</p>}
      <Steps heading={content.moving} steps={changes.moving} />
      <Ask phoneE164={phoneE164} number={number} />
    </section>
  );
}
