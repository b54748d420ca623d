import { posters } from '@purvai/posters';
import { data, redirect } from 'react-router';
import { bookContent as content } from '#app/content/site/cab-request.ts';
import { privacyVersion } from '#app/content/site/privacy.ts';
import { trails } from '#app/content/trails.ts';
import CabRequestIsland from '#app/islands/cab-request.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageContext } from '#app/page-context.ts';
import { answerContactForm } from '#app/site/contact/answer-contact-form.ts';
import { FirmSection } from '#app/site/contact/firm-facts.tsx';
import { CabOpening } from '#app/site/fares/cab-opening.tsx';
import { Poster } from '#app/ui/poster.tsx';
import { rideTermsText } from '#domain/enquiries/cab-request/ride-terms-text.ts';
import { requestPath } from '#domain/enquiries/intake/request-link.ts';
import { roomText } from '#domain/fares/cars-needed.ts';
import { tripFields } from '#domain/fares/requested-trip.ts';
import { messageFormId, paths } from '#paths.ts';
import type { Route } from './+types/book-page.ts';
import { type Book, readBook } from './read-book.ts';
import { sentId } from './request-ids.ts';
import { RideTerms } from './ride-terms.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const book = await readBook(context.get(pageContext), searchParams);
  if (book) return book;
  // The page of the fares would lead a trip with a car back to this one.
  for (const name of [tripFields.car, tripFields.version]) searchParams.delete(name);
  throw redirect(`${paths.cabFare}?${searchParams}`);
}

/** A sent request leads to its page, so that loading it again sends nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const { answer, status, received } = await answerContactForm(page, request);
  const path = received && (await requestPath(page, received.id));
  return path === undefined ? data(answer, { status }) : redirect(`${path}#${sentId}`, 303);
}

const card = 'rounded-2xl border border-line bg-card p-[16px] sm:p-6';

/** What is requested and what it costs, above everything else on a phone. */
function TripCard({ book: { ride, price, car, photo, changePath } }: { book: Book }) {
  return (
    <section aria-labelledby="trip" className={`${card} grid content-start gap-3`}>
      <h2 id="trip" className="text-xl">
        {content.tripHeading}
      </h2>
      <dl className="grid gap-x-4 gap-y-1">
        {ride.rows.map(({ label, value }) => (
          <div key={label} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-2">
            <dt className="text-quiet text-sm leading-7">{label}</dt>
            <dd className="wrap-anywhere font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {price ? (
        <p className="border-line border-t pt-3">
          <span className="font-display font-semibold text-3xl">{price}</span>{' '}
          <span className="text-quiet">{rideTermsText.withGst}</span>
          <span className="block text-quiet text-sm">{ride.fare?.validUntil}</span>
          {ride.fare?.about && <span className="block text-sm">{ride.fare.about}</span>}
        </p>
      ) : (
        <p className="border-line border-t pt-3">{content.noFare}</p>
      )}
      {car && (
        <div className="flex items-center gap-3">
          {photo && (
            <Poster
              of={photo}
              alt={photo.alt}
              sizes="(min-width: 640px) 160px, 112px"
              className="aspect-3/2 w-28 shrink-0 rounded-lg sm:w-40"
            />
          )}
          <p className="min-w-0 text-quiet text-sm">
            {content.form.room(car.name, roomText(car))} {car.examples}
          </p>
        </div>
      )}
      <p>
        <a className="inline-block py-1 text-teal underline" href={changePath}>
          {content.change}
        </a>
      </p>
    </section>
  );
}

/** What the number is for: at the beginning of a ride it moves the free waiting. */
const numberHint = ({ meets }: Book): string =>
  meets ? content.form.atArrival[meets] : content.form.atDeparture;

export default function BookPage({ loaderData: book, actionData: answer }: Route.ComponentProps) {
  const { ride, price, car, larger, number, address, trip } = book;
  const heading = content.heading(price);
  return (
    <CabOpening
      title={content.title}
      description={content.description}
      here={content.here}
      heading={heading}
      path={paths.cabBook}
      cardOf={paths.taxis}
      poster={posters['jungle-road']}
      trail={trails.taxis}
      lead=""
    >
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr] lg:gap-6">
        <div className="lg:col-start-2">
          <TripCard book={book} />
        </div>
        <div className="grid gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:gap-6">
          <section id={messageFormId} aria-labelledby="request" className={`${card} print:hidden`}>
            <h2 id="request" className="mb-3 text-2xl">
              {price ? content.form.heading : content.form.headingWithoutFare}
            </h2>
            <Island
              name="cab-request"
              component={CabRequestIsland}
              props={{
                action: address,
                about: { page: paths.cabBook, packageId: '', trip, consent: privacyVersion },
                button: heading,
                car: car && { name: car.name, seats: car.seats, bags: car.bags },
                larger,
                several: book.several,
                number,
                numberHint: numberHint(book),
                addresses: book.addresses,
                cancelling: book.cancelling,
                ...(answer && { answer }),
              }}
            />
          </section>
          <FirmSection layout="column" className="" hasOffice />
        </div>
        <aside className={`${card} lg:col-start-2`} aria-label={content.termsLabel}>
          <RideTerms terms={ride.terms} />
        </aside>
      </div>
    </CabOpening>
  );
}
