import { requestContent as content } from '#app/content/site/cab-request.ts';
import { policyOf } from '#domain/bookings/policy/policy-service.ts';
import { type RequestStep, requestSteps } from '#domain/enquiries/cab-request/request-steps.ts';
import { rideTermsText } from '#domain/enquiries/cab-request/ride-terms-text.ts';
import type { CabRequest } from '#domain/enquiries/intake/cab-request-service.ts';
import type { AnswerWay } from '#domain/enquiries/intake/ride-fields-input.ts';
import { rideRows } from '#domain/enquiries/intake/ride-text.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { carsNote } from '#domain/fares/cars-needed.ts';
import { arrivalsAt, readCarTypes } from '#domain/fares/fare-service.ts';
import { whenText } from '#domain/fares/fare-text.ts';
import { callBackAt, callBackText } from '#domain/settings/call-back.ts';
import { officeHoursText } from '#domain/settings/office-hours.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { momentInIndia } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';
import { numberAsked } from './number-asked.ts';
import { shownRide } from './ride-view.ts';

/** The draft of a request that has just been sent is forgotten; a link that is opened later leaves drafts alone. */
const newMs = 10 * 60_000;

const wayOf = ({ details }: CabRequest): AnswerWay => details?.answerBy || 'phone';

type Answer = {
  /** By when the office answers; empty when that time is over. */
  time: string;
  /** The pick-up is not after that time, as in a night in which the office is closed. */
  isTooLate: boolean;
};

function answerTime({ receivedAt, trip }: CabRequest, settings: SiteSettings, now: Date): Answer {
  const at = callBackAt(receivedAt, settings);
  const time = at > now ? callBackText(at, now) : '';
  return { time, isTooLate: time !== '' && momentInIndia(trip.day, trip.time) <= at };
}

function answerOf(request: CabRequest, { time, isTooLate }: Answer): string {
  if (request.state !== 'open') return content[request.state];
  if (isTooLate) return content.answerTooLate(time);
  return time ? content.answers[wayOf(request)](time) : content.answerLate;
}

const stepsOf = (
  request: CabRequest,
  { time, isTooLate }: Answer,
  { phoneE164 }: SiteSettings,
): RequestStep[] =>
  request.state === 'open'
    ? requestSteps({
        ...{ answerBy: wayOf(request), hasFare: request.trip.fare !== null, by: time, isTooLate, phoneE164 },
        pickUp: whenText({ ...request.trip, returnDay: null }),
      })
    : [];

/** A request as its page shows it. */
export async function readRequest(db: Queryable, request: CabRequest, settings: SiteSettings, now: Date) {
  const { trip, people, details, state, reference, receivedAt } = request;
  const { fare, isAbout = false } = trip;
  const hasNumber = Boolean(details?.flight);
  const [policy, arrivals, cabs, cars] = await Promise.all([
    policyOf(db, { rateVersion: fare?.rateVersion ?? null }, now),
    arrivalsAt(db, trip),
    readCabNames(db),
    readCarTypes(db),
  ]);
  const ride = shownRide(trip, hasNumber, cabs, { arrivals, policy, settings, state, now });
  const answer = answerTime(request, settings, now);
  const own = rideRows(details).map(([label, value]) => ({ label, value }));
  const note = carsNote(
    { people, bags: details?.bags ?? null },
    cars.find(({ code }) => code === trip.car),
    { farePaise: fare?.totalPaise, isAbout },
  );
  const number = state === 'open' && !hasNumber ? numberAsked(arrivals) : undefined;
  return {
    reference,
    state,
    heading: content.headings[state],
    answer: answerOf(request, answer),
    next: stepsOf(request, answer, settings),
    ride,
    carsNote: note,
    forWhat: note ? rideTermsText.withGstForOne : rideTermsText.withGst,
    rows: [...(people === null ? [] : [{ label: content.people, value: String(people) }]), ...own],
    change: rideTermsText.change(reference),
    officeHours: officeHoursText(settings.officeHours),
    chatText: content.chatText(reference, ride.route),
    number: number
      ? { label: content.sendNumber[number], text: content.numberText(number, reference, ride.route) }
      : null,
    isNew: now.getTime() - receivedAt.getTime() < newMs,
  };
}

export type RequestView = Awaited<ReturnType<typeof readRequest>>;
