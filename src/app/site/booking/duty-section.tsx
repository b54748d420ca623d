import { bookingContent as content } from '#app/content/site/links/booking.ts';
import { Points } from '#app/quote/points.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { PhoneIcon } from '#app/ui/contact-icons.ts';
import { Poster } from '#app/ui/poster.tsx';
import type { DutyView } from './booking-view.ts';
import { StandingBox } from './standing-box.tsx';

const toneOf = ({ status }: DutyView) => {
  if (status === 'cancelled' || status === 'no-show') return 'ended';
  return status === 'done' ? 'over' : 'good';
};

function Driver({ driver }: { driver: NonNullable<DutyView['driver']> }) {
  return (
    <div className="grid content-start gap-2 rounded-xl bg-sand p-4">
      <h3 className="font-sans font-semibold text-base">{content.driver.heading}</h3>
      <div className="flex items-center gap-4">
        {driver.photo && (
          <Poster
            of={driver.photo}
            alt={driver.photo.alt}
            sizes="80px"
            className="size-20 shrink-0 rounded-full"
          />
        )}
        <p className="min-w-0 text-xl wrap-anywhere">{driver.name}</p>
      </div>
      {driver.callHref ? (
        <>
          <p className="tabular-nums">{driver.phone}</p>
          <a className={`${buttonClass} gap-2 justify-self-start`} href={driver.callHref}>
            <PhoneIcon />
            {content.driver.call(driver.name.split(' ')[0] ?? '')}
          </a>
        </>
      ) : (
        <p>{content.driver.noNumber}</p>
      )}
    </div>
  );
}

function Code({ code, text }: { code: string; text: string }) {
  return (
    <div className="grid content-start gap-2 rounded-xl border-2 border-saffron border-dashed p-4">
      <h3 className="font-sans font-semibold text-base">{content.code.heading}</h3>
      <p className="font-semibold text-4xl tabular-nums tracking-[0.25em]">{code}</p>
      <p className="text-sm">{text}</p>
    </div>
  );
}

/** Longer values take a line of their own on a phone. */
const maxNarrow = 16;

type Props = { duty: DutyView };

/** One ride: when, where, with which car and driver, and what its price includes. */
export function DutySection({ duty }: Props) {
  const heading = `duty-${duty.id}`;
  return (
    <section
      aria-labelledby={heading}
      className="@container grid gap-5 rounded-2xl border border-line bg-card p-5 sm:p-8 print:border-0 print:p-0"
    >
      <h2 id={heading} className="text-2xl wrap-anywhere">
        {duty.ride && <span className="block font-sans text-base text-quiet">{duty.ride}</span>}
        {duty.route}
      </h2>
      <StandingBox tone={toneOf(duty)} standing={duty.standing} />
      <div>
        <p className="text-quiet text-sm">{content.pickUp}</p>
        <p className="max-w-none font-semibold text-xl">{duty.pickUp}</p>
        <time dateTime={duty.moment} className="block text-quiet text-sm">
          {duty.pickUpExact}
        </time>
      </div>
      {(duty.driver || duty.code) && (
        <div className="grid gap-4 @lg:grid-cols-2">
          {duty.driver && <Driver driver={duty.driver} />}
          {duty.code && <Code code={duty.code} text={duty.codeText} />}
        </div>
      )}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 @lg:gap-x-8">
        {duty.facts.map(({ name, value }) => (
          <div key={name} className={value.length > maxNarrow ? '@max-lg:col-span-2' : ''}>
            <dt className="text-quiet text-sm">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {duty.included.length + duty.notIncluded.length > 0 && (
        <div className="grid gap-6 border-line border-t pt-5 @lg:grid-cols-2">
          <Points
            id={`included-${duty.id}`}
            heading={content.included}
            points={duty.included}
            mark="tick"
            level="h3"
            about={duty.ride && heading}
          />
          <Points
            id={`not-included-${duty.id}`}
            heading={content.notIncluded}
            points={duty.notIncluded}
            mark="cross"
            level="h3"
            about={duty.ride && heading}
          />
        </div>
      )}
    </section>
  );
}
