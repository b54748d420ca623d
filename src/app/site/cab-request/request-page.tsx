import { data } from 'react-router';
import { requestContent as content } from '#app/content/site/cab-request.ts';
import { pageContext } from '#app/page-context.ts';
import { FirmOfLink } from '#app/site/contact/firm-facts.tsx';
import { readFirm } from '#app/site/contact/read-firm.ts';
import { GoneLink, LinkFrame } from '#app/site/link-frame.tsx';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { chatLink } from '#app/ui/chat-link.ts';
import { ChatIcon, PhoneIcon } from '#app/ui/contact-icons.ts';
import { nextHeading } from '#domain/enquiries/cab-request/request-steps.ts';
import { viewCabRequest } from '#domain/enquiries/intake/cab-request-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { cabRequestCalendarPath, paths } from '#paths.ts';
import { failureStatus } from '#platform/failure.ts';
import type { Route } from './+types/request-page.ts';
import { sentId } from './request-ids.ts';
import { type RequestView, readRequest } from './request-view.ts';
import { RideTerms } from './ride-terms.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { db, encryption, tags } = page;
  // The page for an unknown link is cached and shows the agency's details, so it depends on the settings.
  tags.add('settings');
  const now = new Date();
  const [found, settings] = await Promise.all([
    viewCabRequest({ db, encryption }, params.token, now),
    readSettings(db),
  ]);
  const { agencyName, headOffice, phoneE164, email, gstin } = settings;
  const agency = { agencyName, headOffice, phoneE164, email, gstin };
  const request = found && (await readRequest(db, found, settings, now));
  const firm = found && (await readFirm(page, settings));
  return data({ agency, request, firm }, { status: request ? 200 : failureStatus.not_found });
}

const card = 'rounded-2xl border border-line bg-card p-5 sm:p-6';

function Next({ request: { next: steps, officeHours } }: { request: RequestView }) {
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="next" className={`${card} grid gap-3`}>
      <h2 id="next" className="text-2xl">
        {nextHeading}
      </h2>
      <ol className="grid gap-3">
        {steps.map(({ when, text }) => (
          <li key={when} className="border-saffron border-l-2 pl-3">
            <span className="block font-semibold">{when}</span>
            {text}
          </li>
        ))}
      </ol>
      {officeHours.length > 0 && (
        <p className="text-quiet text-sm">
          {content.hours}: {officeHours.join('; ')}
        </p>
      )}
    </section>
  );
}

function Trip({ request, token, phoneE164 }: { request: RequestView; token: string; phoneE164: string }) {
  const { ride, rows, state, number } = request;
  return (
    <section aria-labelledby="trip" className={`${card} grid gap-3`}>
      <h2 id="trip" className="text-2xl">
        {content.yourTrip}
      </h2>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {[...ride.rows, ...rows].map(({ label, value }) => (
          <div key={label}>
            <dt className="text-quiet text-sm">{label}</dt>
            <dd className="wrap-anywhere font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {state !== 'closed' && (
        <p className="flex flex-wrap gap-3 print:hidden">
          {number && (
            <a className={`${outlineButtonClass} gap-2`} href={chatLink(phoneE164, number.text)}>
              <ChatIcon />
              {number.label}
            </a>
          )}
          <a className={outlineButtonClass} href={cabRequestCalendarPath(token)}>
            {content.calendar}
          </a>
        </p>
      )}
    </section>
  );
}

function Change({ request, phoneE164 }: { request: RequestView; phoneE164: string }) {
  const { change } = content;
  if (request.state !== 'open') return null;
  return (
    <section aria-labelledby="change" className={`${card} grid gap-3 print:hidden`}>
      <h2 id="change" className="text-2xl">
        {change.heading}
      </h2>
      <p>{request.change}</p>
      <p className="flex flex-wrap gap-3">
        <a className={`${outlineButtonClass} grow gap-2`} href={`tel:${phoneE164}`}>
          <PhoneIcon />
          {change.call}
        </a>
        <a className={`${outlineButtonClass} grow gap-2`} href={chatLink(phoneE164, request.chatText)}>
          <ChatIcon />
          {change.chat}
        </a>
      </p>
    </section>
  );
}

/** What happened, before anything else on a phone. */
function Standing({ request }: { request: RequestView }) {
  return (
    <div className="grid gap-2" {...(request.isNew && { 'data-forget-draft': '' })}>
      <h1 id={sentId} tabIndex={-1} className="scroll-mt-6 text-4xl outline-none">
        {request.heading}
      </h1>
      <p className="font-display font-semibold text-2xl text-teal">{request.answer}</p>
      <p className="text-lg">
        {content.reference}: <strong className="whitespace-nowrap">{request.reference}</strong>
      </p>
      {request.state === 'closed' && (
        <p>
          <a className="inline-block py-1 font-semibold text-teal underline" href={paths.taxis}>
            {content.newFare}
          </a>
        </p>
      )}
    </div>
  );
}

export default function RequestPage({ loaderData, params: { token } }: Route.ComponentProps) {
  const { agency, request, firm } = loaderData;
  const title = request ? content.title(request.reference, agency.agencyName) : content.gone.title;
  const head = (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex, nofollow" />
    </>
  );
  if (!request) {
    return (
      <GoneLink agency={agency} texts={content.gone}>
        {head}
      </GoneLink>
    );
  }
  const { fare } = request.ride;
  return (
    <LinkFrame agency={agency} chatText={request.chatText}>
      {head}
      <Standing request={request} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8 print:block">
        <div className="grid min-w-0 gap-6">
          <Next request={request} />
          <Trip request={request} token={token} phoneE164={agency.phoneE164} />
          <Change request={request} phoneE164={agency.phoneE164} />
          {firm && <FirmOfLink firm={{ ...firm, chat: chatLink(agency.phoneE164, request.chatText) }} />}
        </div>
        <section aria-labelledby="fare" className={`${card} grid min-w-0 gap-3 print:mt-6`}>
          <h2 id="fare" className="text-2xl">
            {content.fareHeading}
          </h2>
          <p>
            {fare && <span className="block font-display font-semibold text-4xl">{fare.total}</span>}
            {fare ? request.forWhat : content.noFare}
          </p>
          {request.carsNote && <p className="font-semibold">{request.carsNote}</p>}
          {fare && request.state === 'open' && <p className="text-quiet text-sm">{fare.validUntil}</p>}
          {fare?.about && request.state === 'open' && <p className="text-sm">{fare.about}</p>}
          <RideTerms terms={request.ride.terms} />
        </section>
      </div>
      <p className="print:hidden">
        <a className="inline-block py-2 text-teal underline" href={paths.home}>
          {content.home}
        </a>
      </p>
    </LinkFrame>
  );
}
