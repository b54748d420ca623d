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
import type { Queryable } from '#platform/database/db.ts';
import { readRide, type ShownRide } from './shown-ride.ts';

type Step = { when: string; text: string };

/** The draft of a request that has just been sent is forgotten; a link that is opened later leaves drafts alone. */
const newMs = 10 * 60_000;

const wayOf = ({ details }: CabRequest): AnswerWay => details?.answerBy || 'phone';

/** By when the office answers; empty when that time is over. */
function answerTime({ receivedAt }: CabRequest, settings: SiteSettings, now: Date): string {
  const at = callBackAt(receivedAt, settings);
  return at > now ? shownCallBack(at, now) : '';
}

function answerOf(request: CabRequest, time: string): string {
  if (request.state !== 'open') return content[request.state];
  return time ? content.answers[wayOf(request)](time) : content.answerLate;
}

function stepsOf(request: CabRequest, time: string): Step[] {
  const { next } = content;
  if (request.state !== 'open') return [];
  const answers = request.trip.fare ? next.answers : next.answersWithoutFare;
  return [
    { when: time ? next.by(time) : next.soon, text: answers[wayOf(request)] },
    { when: next.confirmed, text: next.link },
    { when: whenText({ ...request.trip, returnDay: null }), text: next.pickUp },
  ];
}

/** A request as its page shows it. */
export async function readRequest(db: Queryable, request: CabRequest, settings: SiteSettings, now: Date) {
  const { trip, people, details, state, reference, receivedAt } = request;
  const time = answerTime(request, settings, now);
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
    answer: answerOf(request, time),
    next: stepsOf(request, time),
    ride,
    rows: [...(people === null ? [] : [{ label: content.people, value: String(people) }]), ...own],
    officeHours: shownOfficeHours(settings.officeHours),
    chatText: content.chatText(reference, routeText(trip, await readCabNames(db))),
    isNew: now.getTime() - receivedAt.getTime() < newMs,
  };
}

export type ShownRequest = Awaited<ReturnType<typeof readRequest>>;
