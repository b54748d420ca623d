import type { AcknowledgedRequest } from '#domain/enquiries/acknowledgement/acknowledged-request.ts';
import type { Acknowledgement } from '#domain/enquiries/acknowledgement/acknowledgement-service.ts';
import { nextHeading, requestSteps } from '#domain/enquiries/cab-request/request-steps.ts';
import { type RideTermsFrame, rideTerms } from '#domain/enquiries/cab-request/ride-terms.ts';
import { rideTermsText as texts } from '#domain/enquiries/cab-request/ride-terms-text.ts';
import { carsNote, type Room } from '#domain/fares/cars-needed.ts';
import { aboutText, counted, lastBookingDay, priceText, tripNames } from '#domain/fares/fare-text.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { dateText, timeText } from '#domain/shared/india-time.ts';
import { type MailBlock, type MailRow, renderMailPage } from './mail-page.tsx';

const numberText = (label: string, value: number | null): MailRow[] =>
  value === null ? [] : [[label, String(value)]];

function tripRows(request: AcknowledgedRequest): MailRow[] {
  const { trip, route, hours, km, carName, stopCount, people, bags } = request;
  return [
    ['Trip', `${tripNames[trip]}, ${route}`],
    ...(stopCount > 0 ? [['On the way', counted(stopCount, 'stop', 'stops')] satisfies MailRow] : []),
    ['Pick-up', `${timeText(request.pickupAt)}, India time`],
    ...(request.returnDay === null ? [] : [['Back on', dateText(request.returnDay)] satisfies MailRow]),
    ...(hours === null ? [] : [['Hours', counted(hours, 'hour', 'hours')] satisfies MailRow]),
    ...(km === null ? [] : [['Distance', `${km.toLocaleString('en-IN')} km`] satisfies MailRow]),
    ['Car', carName],
    ...numberText('People', people),
    ...numberText('Bags', bags),
  ];
}

function fareRows(
  { fare, day, isAbout, people, bags }: AcknowledgedRequest,
  car: Room | undefined,
): MailRow[] {
  const lastDay = lastBookingDay(fare, day);
  const note = carsNote({ people, bags }, car, { farePaise: fare.totalPaise, isAbout });
  const forWhat = note ? texts.withGstForOne : texts.withGst;
  return [
    ['Fare', `${priceText(fare.totalPaise, isAbout)} ${forWhat}`],
    ...(note ? [['Cars', note] satisfies MailRow] : []),
    ['Valid', lastDay ? texts.validUntil(dateText(lastDay)) : texts.validUntilTravel],
  ];
}

const nextRows = (
  { answerBy, pickupAt }: AcknowledgedRequest,
  callBackAt: Date,
  { phoneE164 }: SiteSettings,
): MailRow[] =>
  requestSteps({
    ...{ answerBy, hasFare: true, by: timeText(callBackAt), isTooLate: pickupAt <= callBackAt, phoneE164 },
    pickUp: timeText(pickupAt),
  }).map(({ when, text }) => [when, text]);

type Frame = Omit<RideTermsFrame, 'settings' | 'state'> & {
  /** The requested car; `undefined` where it is no longer offered. */
  car: Room | undefined;
  link: string | undefined;
};

/**
 * To an address that a visitor typed. It has nothing else that was typed: `AcknowledgedRequest` lists all that it may say
 * (docs/decisions/0088). Its parts stand in the order of the page of the request.
 */
export function renderRequestMail(
  { reference, callBackAt, request }: Acknowledgement & { request: AcknowledgedRequest },
  settings: SiteSettings,
  { car, link, ...frame }: Frame,
) {
  const { fare, pickupAt, isAbout } = request;
  const terms = rideTerms(request, { ...frame, settings, state: 'open' });
  const blocks: MailBlock[] = [
    {
      kind: 'text',
      text: 'Thank you for your request. It has reached our office. Nothing is booked or paid yet.',
    },
    { kind: 'rows', rows: [['Reference', reference]] },
    {
      kind: 'rows',
      heading: `${nextHeading} (India time)`,
      rows: nextRows(request, callBackAt, settings),
    },
    { kind: 'rows', heading: 'Your trip', rows: tripRows(request) },
    ...(link ? [{ kind: 'link', text: 'Open your request', href: link } satisfies MailBlock] : []),
    { kind: 'text', text: texts.change(reference) },
    { kind: 'rows', heading: 'The fare and its terms', rows: fareRows(request, car) },
    ...(isAbout ? [{ kind: 'text', text: aboutText } satisfies MailBlock] : []),
    ...terms.map(({ heading, lines }): MailBlock => ({ kind: 'list', heading, items: lines })),
    {
      kind: 'text',
      text: 'If you did not ask us for a cab, your address was typed by mistake, and you need not do anything.',
    },
  ];
  return renderMailPage({
    subject: `Your cab request ${reference}, ${request.route}, ${timeText(pickupAt)}`,
    preview: `${priceText(fare.totalPaise, isAbout)} with GST. Nothing is booked or paid yet.`,
    heading: 'Your cab request has arrived',
    blocks,
    sender: settings,
    reason: 'You get this mail because this address was typed into the request of a cab on our website.',
  });
}
