import { cancellingRows } from '#domain/bookings/policy/cancelling-rows.ts';
import type { ChangePolicy } from '#domain/bookings/policy/policy-service.ts';
import type { AcknowledgedRequest } from '#domain/enquiries/acknowledgement/acknowledged-request.ts';
import type { Acknowledgement } from '#domain/enquiries/acknowledgement/acknowledgement-service.ts';
import type { AnswerWay } from '#domain/enquiries/intake/ride-fields-input.ts';
import {
  type Arrival,
  aboutText,
  bookedByText,
  counted,
  includedDistance,
  shownPrice,
  tripNames,
  waitingText,
} from '#domain/fares/fare-text.ts';
import { alwaysIncluded, extraText, notIncluded } from '#domain/fares/inclusion-text.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { shownDate, shownTime } from '#domain/shared/india-time.ts';
import { displayPhone } from '#domain/shared/shown-phone.ts';
import { type MailBlock, type MailRow, renderMailPage } from './mail-page.tsx';

const answers: Record<AnswerWay, string> = {
  phone: 'We call you, confirm the cab and tell you how to pay.',
  whatsapp: 'We write to you on WhatsApp, confirm the cab and tell you how to pay.',
  mail: 'We write to you by e-mail, confirm the cab and tell you how to pay.',
};

function tripRows(reference: string, request: AcknowledgedRequest): MailRow[] {
  const { trip, route, hours, km, carName, fare, stopCount, isAbout } = request;
  return [
    ['Reference', reference],
    ['Trip', `${tripNames[trip]}, ${route}`],
    ['Pick-up', `${shownTime(request.pickupAt)}, India time`],
    ...(request.returnDay === null ? [] : [['Back on', shownDate(request.returnDay)] satisfies MailRow]),
    ...(stopCount > 0 ? [['On the way', counted(stopCount, 'stop', 'stops')] satisfies MailRow] : []),
    ...(hours === null ? [] : [['Hours', counted(hours, 'hour', 'hours')] satisfies MailRow]),
    ...(km === null ? [] : [['Distance', `${km.toLocaleString('en-IN')} km`] satisfies MailRow]),
    ['Car', carName],
    ['Fare', `${shownPrice(fare.totalPaise, isAbout)} with GST`],
    ['Valid', `If ${bookedByText(fare, request.day)}`],
  ];
}

const numberNeeded: Record<Arrival, string> = {
  flight: 'That holds once we have your flight number; without it, waiting begins at the agreed time.',
  train: 'That holds once we have your train number; without it, waiting begins at the agreed time.',
};

/** Empty where the car is hired with its waiting. */
function waitingItems({ fare, hasNumber }: AcknowledgedRequest, arrival: Arrival | undefined): string[] {
  const text = waitingText(fare, arrival);
  return [text, text && arrival && !hasNumber ? numberNeeded[arrival] : ''].filter(Boolean);
}

function termsOf(request: AcknowledgedRequest, arrival: Arrival | undefined): MailBlock[] {
  const { included, extras } = request.fare;
  const waiting = waitingItems(request, arrival);
  const further = extras.filter(({ kind }) => kind !== 'waiting').map((extra) => extraText(extra));
  return [
    { kind: 'list', heading: 'What is included', items: [includedDistance(included), alwaysIncluded] },
    { kind: 'list', heading: 'What is not included', items: [notIncluded, ...further] },
    ...(waiting.length > 0
      ? [{ kind: 'list', heading: 'Waiting at the pick-up', items: waiting } satisfies MailBlock]
      : []),
  ];
}

/** Where the pick-up is before the office would answer, the customer has to call. */
const firstRow = (
  { answerBy, pickupAt }: AcknowledgedRequest,
  callBackAt: Date,
  { phoneE164 }: SiteSettings,
): MailRow =>
  pickupAt <= callBackAt
    ? ['Now', `Call us on ${displayPhone(phoneE164)}, so that we can confirm the cab before its pick-up.`]
    : [`By ${shownTime(callBackAt)}`, answers[answerBy]];

const nextRows = (request: AcknowledgedRequest, callBackAt: Date, settings: SiteSettings): MailRow[] => [
  firstRow(request, callBackAt, settings),
  [
    'Once it is confirmed',
    'You get a link to your booking. It shows the car, its number plate and the driver once they are assigned.',
  ],
  [shownTime(request.pickupAt), 'The driver is at the pick-up.'],
];

type Frame = {
  policy: Pick<ChangePolicy, 'cancellation'>;
  /** What the ride meets at its pick-up. */
  arrival: Arrival | undefined;
  link: string | undefined;
  now: Date;
};

/**
 * To an address that a visitor typed. It has nothing else that was typed: `AcknowledgedRequest` lists all that it may say
 * (docs/decisions/0088).
 */
export function renderRequestMail(
  { reference, callBackAt, request }: Acknowledgement & { request: AcknowledgedRequest },
  settings: SiteSettings,
  { policy, arrival, link, now }: Frame,
) {
  const { fare, pickupAt } = request;
  const blocks: MailBlock[] = [
    {
      kind: 'text',
      text: 'Thank you for your request. It has reached our office. Nothing is booked or paid yet.',
    },
    { kind: 'rows', rows: tripRows(reference, request) },
    ...(request.isAbout ? [{ kind: 'text', text: aboutText } satisfies MailBlock] : []),
    ...(link ? [{ kind: 'link', text: 'Open your request', href: link } satisfies MailBlock] : []),
    {
      kind: 'rows',
      heading: 'What happens next (India time)',
      rows: nextRows(request, callBackAt, settings),
    },
    ...termsOf(request, arrival),
    {
      kind: 'rows',
      heading: 'What cancelling costs once we have confirmed it',
      rows: cancellingRows(policy, { farePaise: fare.totalPaise, pickupAt }, now),
    },
    {
      kind: 'text',
      text: 'Until we confirm it, a change or a cancellation costs nothing. Call us or answer this mail, with the reference.',
    },
    {
      kind: 'text',
      text: 'If you did not ask us for a cab, your address was typed by mistake, and you need not do anything.',
    },
  ];
  return renderMailPage({
    subject: `Your cab request ${reference}, ${request.route}, ${shownTime(pickupAt)}`,
    preview: `${shownPrice(fare.totalPaise, request.isAbout)} with GST. Nothing is booked or paid yet.`,
    heading: 'Your cab request has arrived',
    blocks,
    sender: settings,
    reason: 'You get this mail because this address was typed into the request of a cab on our website.',
  });
}
