import { posters } from '@purvai/posters';
import type { PageContent, PartName } from '#app/content/page-content.ts';
import { firmContent } from '#app/content/site/contact.ts';
import { trails } from '#app/content/trails.ts';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;
const hours = (count: number) => `${count} ${count === 1 ? 'hour' : 'hours'}`;
const minutes = (count: number) => `${count} ${count === 1 ? 'minute' : 'minutes'}`;

type Waiting = { minutes: number; airportMinutes: number };

const text = (...paragraphs: string[]) => ({ kind: 'text' as const, paragraphs });
const part = (name: PartName) => ({ kind: 'part' as const, part: name });

/** The terms of booking. The numbers come from the confirmed rates and the settings. */
export const bookingTerms: PageContent = {
  title: 'Terms of booking: changes, cancelling, payment, GST',
  description:
    'What it costs to move or cancel a cab, what a fare includes, what you pay on the spot, and how payment, refunds and GST work.',
  poster: posters['jungle-road'],
  trail: trails.home,
  here: 'Terms of booking',
  heading: 'Terms of booking',
  lead: 'What a change costs, what a cab fare includes, how you pay, and how refunds work.',
  chatText: 'Hello, please call me back about your terms of booking.',
  sections: [
    {
      id: 'changes',
      heading: 'Changing or cancelling a cab',
      blocks: [
        part('change-terms'),
        text(
          'You pay the charge in place of the fare. GST is included in it. If our driver is at the pick-up and does not meet you, the charge is the same as for cancelling on that day.',
          'The page of your booking shows these charges in rupees, each with the hour from which it applies. Your booking keeps the terms of the day on which it was made.',
        ),
      ],
    },
    {
      id: 'included',
      heading: 'What a cab fare includes',
      blocks: [
        part('fare-includes'),
        text('If we agreed on another price with you, the page of your booking says what it includes.'),
      ],
    },
    {
      id: 'extra',
      heading: 'What you pay besides',
      blocks: [
        part('fare-extras'),
        text('After the ride you get a statement of charges with the readings that it was made from.'),
      ],
    },
    { id: 'payment', heading: 'How payment works', blocks: [part('payment-terms')] },
    { id: 'refunds', heading: 'How refunds work', blocks: [part('refund-terms')] },
    {
      id: 'packages',
      heading: 'Tour packages and cruises',
      blocks: [
        text(
          'A package is booked by a quote. Nothing is charged for asking or for a quote.',
          'Before you accept it, the quote names the days of the trip, the price and what it includes, and what is to be paid by when.',
          'It also says what cancelling costs: each amount in rupees, with the day until which it holds. Your booking keeps these terms, and its page shows what cancelling costs today. Boats, hotels and guides differ, so a change of the trip is priced when you ask for it.',
        ),
      ],
    },
    { id: 'gst', heading: 'GST', blocks: [part('gst-terms')] },
    { id: 'firm', heading: firmContent.heading, blocks: [{ kind: 'firm' }] },
  ],
  closing: {
    heading: 'Something unclear before you book?',
    text: 'Ask first. We put the answer in writing, on your quote or your booking.',
  },
};

/** What the parts from rates and settings say. */
export const termsTexts = {
  changes: {
    caption: 'Departure is the pick-up time in your booking. Days are calendar days in India.',
    later: (day: string) => `For rides from ${day} on.`,
    columns: ['You want to', 'If you tell us', 'It costs'],
    reschedule: 'Reschedule',
    cancel: 'Cancel',
    free: 'Nothing',
    inTime: (count: number) => `At least ${hours(count)} before departure`,
    late: 'Later than that',
    lateUnknown: 'Charges apply; we name the amount before you agree',
    percent: (percent: number) => `${percent}% of the fare`,
    anyTime: 'At any time',
    dayBefore: 'By the end of the day before departure',
    atLeastDays: (count: number) => `At least ${days(count)} before departure`,
    exactDays: (count: number) => `${days(count)} before departure`,
    betweenDays: (fewest: number, most: number) => `${fewest} to ${days(most)} before departure`,
    pickUpDay: 'On the day of pick-up',
    fewerDays: (count: number) => `Less than ${days(count)} before departure`,
  },
  included: {
    always: (items: string) => `${items}.`,
    booked: 'The kilometres, hours or days that your fare names.',
    roundTrip: (minimum: string) =>
      `On a round trip ${minimum}: car and driver stay with you, so the fare is for that distance even where you drive less.`,
    waiting: (free: Waiting) =>
      `Waiting at the pick-up of a one-way ride: ${minutes(free.minutes)}, and ${minutes(free.airportMinutes)} for a transfer between an airport and its own city. It begins at the agreed time. Where your booking has a flight or train number, it begins when the flight lands or the train arrives, so a delay costs you nothing.`,
    waitingUnknown:
      'The waiting at the pick-up that your booking names. Where your booking has a flight or train number, it begins when the flight lands or the train arrives, so a delay costs you nothing.',
  },
  extra: {
    onTheSpot: (items: string) => `${items}, which you pay on the spot.`,
    waiting: (step: number) =>
      `Waiting beyond the free time, by each started ${minutes(step)}, at the rate that your fare shows.`,
    waitingUnknown: 'Waiting beyond the free time, at the rate that your booking names.',
    more: 'Kilometres and hours beyond those booked, at the rates that your fare shows before you book.',
  },
  payment: {
    means: (means: string) => `You can pay by ${means}.`,
    unknown: [
      'Your quote or your booking says what is to be paid, by when and how. An airport transfer is prepaid: you pay after we have confirmed the cab and before the ride. Pay to no account that is not named there, and call us if in doubt.',
    ],
  },
  refunds: {
    within: (count: number) => `We send a refund within ${days(count)} of the cancellation.`,
    unknown: [
      'What you have paid beyond the charge for a cancellation is returned to you. Your booking’s page shows the amount.',
    ],
  },
  gst: {
    cab: (percent: string) => `A cab fare on this website includes GST of ${percent}%.`,
    cabUnknown: 'A cab fare in your booking includes GST.',
    packages: (inIndia: string, overseas: string) =>
      `A quote for a package shows GST in a line of its own: at present ${inIndia}% within India and ${overseas}% overseas, which includes Bhutan.`,
    tcs: (percent: string) =>
      `On an overseas package the law has us collect tax at source (TCS), at present ${percent}%. Your quote shows it as well.`,
    gstin: (gstin: string) => `Our GSTIN is ${gstin}.`,
  },
};

type MoneySettings = {
  paymentTerms: string;
  paymentMeans: string;
  refundTerms: string;
  refundDays: number | null;
};

/** Paragraphs that staff typed, or what holds in any case. */
const typedOr = (typed: string, otherwise: readonly string[]) =>
  typed === '' ? otherwise : typed.split(/\n\s*\n/);

/** How payment and refunds work, with what the settings say. */
export function moneyTerms({ paymentTerms, paymentMeans, refundTerms, refundDays }: MoneySettings) {
  const { payment, refunds } = termsTexts;
  return {
    payment: [
      ...typedOr(paymentTerms, payment.unknown),
      ...(paymentMeans ? [payment.means(paymentMeans)] : []),
    ],
    refunds: [
      ...typedOr(refundTerms, refunds.unknown),
      ...(refundDays === null ? [] : [refunds.within(refundDays)]),
    ],
  };
}
