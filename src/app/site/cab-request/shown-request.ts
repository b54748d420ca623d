import { requestContent as content } from '#app/content/site/cab-request.ts';
import type { CabRequest } from '#domain/enquiries/intake/cab-request-service.ts';
import type { AnswerWay } from '#domain/enquiries/intake/ride-fields-input.ts';
import { rideRows } from '#domain/enquiries/intake/ride-text.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { arrivalAt } from '#domain/fares/fare-service.ts';
import { routeText, whenText } from '#domain/fares/fare-text.ts';
import { callBackAt, shownCallBack } from '#domain/settings/call-back.ts';
import { shownOfficeHours } from '#domain/settings/office-hours.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { momentInIndia } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';
import { readRide, type ShownRide } from './shown-ride.ts';

type Step = { when: string; text: string };

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
  const time = at > now ? shownCallBack(at, now) : '';
  return { time, isTooLate: time !== '' && momentInIndia(trip.day, trip.time) <= at };
}

function answerOf(request: CabRequest, { time, isTooLate }: Answer): string {
  if (request.state !== 'open') return content[request.state];
  if (isTooLate) return content.answerTooLate(time);
  return time ? content.answers[wayOf(request)](time) : content.answerLate;
}

function firstStepOf(request: CabRequest, { time, isTooLate }: Answer): Step {
  const { next } = content;
  if (isTooLate) return { when: next.now, text: next.call };
  const answers = request.trip.fare ? next.answers : next.answersWithoutFare;
  return { when: time ? next.by(time) : next.soon, text: answers[wayOf(request)] };
}

function stepsOf(request: CabRequest, answer: Answer): Step[] {
  const { next } = content;
  if (request.state !== 'open') return [];
  return [
    firstStepOf(request, answer),
    { when: next.confirmed, text: next.link },
    { when: whenText({ ...request.trip, returnDay: null }), text: next.pickUp },
  ];
}

/** A request as its page shows it. */
export async function readRequest(db: Queryable, request: CabRequest, settings: SiteSettings, now: Date) {
  const { trip, people, details, state, reference, receivedAt } = request;
  const answer = answerTime(request, settings, now);
  const ride: ShownRide = await readRide(db, trip, {
    arrival: await arrivalAt(db, trip.fromSlug),
    hasNumber: Boolean(details?.flight),
    paymentTerms: settings.paymentTerms,
    now,
  });
  const own = rideRows(details).map(([label, value]) => ({ label, value }));
  return {
    reference,
    state,
    heading: content.headings[state],
    answer: answerOf(request, answer),
    next: stepsOf(request, answer),
    ride,
    rows: [...(people === null ? [] : [{ label: content.people, value: String(people) }]), ...own],
    officeHours: shownOfficeHours(settings.officeHours),
    chatText: content.chatText(reference, routeText(trip, await readCabNames(db))),
    isNew: now.getTime() - receivedAt.getTime() < newMs,
  };
}

export type ShownRequest = Awaited<ReturnType<typeof readRequest>>;
