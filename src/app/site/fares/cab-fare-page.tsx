import { posters } from '@purvai/posters';
import { data } from 'react-router';
import { faresContent } from '#app/content/site/fares.ts';
import { trails } from '#app/content/trails.ts';
import { pageContext } from '#app/page-context.ts';
import { answerContactForm } from '#app/site/contact/answer-contact-form.ts';
import { MessageForm } from '#app/site/contact/message-form.tsx';
import { tripOfQuery } from '#domain/fares/fare-service.ts';
import { carNames, tripMessage, tripRows } from '#domain/fares/fare-text.ts';
import type { RequestedTrip } from '#domain/fares/requested-trip.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/cab-fare-page.ts';
import { CabOpening } from './cab-opening.tsx';
import { estimatorPages } from './estimator-pages.ts';
import { FareEstimator } from './fare-estimator.tsx';
import { readEstimate } from './read-estimator.ts';

const content = faresContent.page;

/** With a car, the trip is to be booked; without one, its fares are shown. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const fields: Record<string, string> = Object.fromEntries(searchParams);
  const isAsked = fields.from !== undefined || fields.trip !== undefined;
  const start = isAsked ? fields : estimatorPages[paths.taxis];
  const { estimator, estimate } = await readEstimate(page, start ?? {});
  const query = fields.car === undefined ? '' : String(searchParams);
  const trip = await tripOfQuery(page.db, query, new Date());
  // A trip that is being booked was counted when its fares were shown.
  if (isAsked && !trip) page.countEstimate(estimate);
  return { estimator: { ...estimator, isCounted: isAsked }, query: trip ? query : '', trip };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { answer, status } = await answerContactForm(context.get(pageContext), request);
  return data(answer, { status });
}

function ChosenTrip({ trip }: { trip: RequestedTrip }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 rounded-2xl border border-line bg-card p-[16px] sm:grid-cols-2 sm:p-6 lg:grid-cols-3">
      {tripRows(trip).map(([label, value]) => (
        <div key={label}>
          <dt className="text-quiet text-sm">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export default function CabFarePage({ loaderData, actionData }: Route.ComponentProps) {
  const { estimator, trip, query } = loaderData;
  const opening = {
    ...content,
    heading: trip ? content.bookHeading(carNames[trip.car]) : content.heading,
    path: paths.cabFare,
    cardOf: paths.taxis,
    poster: posters['jungle-road'],
    trail: trails.taxis,
    lead: '',
  };
  const form = (
    <MessageForm
      heading={trip ? content.bookFormHeading : content.askFormHeading}
      {...(trip && { text: content.bookFormText, trip: query, begun: tripMessage(trip) })}
      action={query ? `${paths.cabFare}?${query}` : paths.cabFare}
      answer={actionData}
    />
  );
  return (
    <CabOpening {...opening}>
      {trip && <ChosenTrip trip={trip} />}
      {trip && form}
      <FareEstimator data={estimator} {...(trip && { heading: content.otherCars })} />
      {!trip && form}
    </CabOpening>
  );
}
