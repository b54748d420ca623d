import type { AnswerWay } from '#domain/enquiries/intake/ride-fields-input.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';

type Answers = Record<AnswerWay, string>;

const answers: Answers = {
  phone: 'We call you and confirm the cab.',
  whatsapp: 'We write to you on WhatsApp and confirm the cab.',
  mail: 'We write to you by e-mail and confirm the cab.',
};

const answersWithoutFare: Answers = {
  phone: 'We call you with the fare. You then decide.',
  whatsapp: 'We write to you on WhatsApp with the fare. You then decide.',
  mail: 'We write to you by e-mail with the fare. You then decide.',
};

const texts = {
  by: (when: string) => `By ${when}`,
  soon: 'As soon as we can',
  now: 'Now',
  call: (phone: string) => `Call us on ${phone}, so that we can confirm the cab before its pick-up.`,
  confirmed: 'Once it is confirmed',
  link: 'You get a link to your booking. It shows the car, its number plate and the driver once they are assigned.',
  pickUp: 'The driver is at the pick-up.',
};

export const nextHeading = 'What happens next';

export type RequestStep = { when: string; text: string };

type Answer = {
  answerBy: AnswerWay;
  hasFare: boolean;
  /** By when the office answers; empty when that time is over. */
  by: string;
  /** The pick-up is not after that time, as in a night in which the office is closed. */
  isTooLate: boolean;
  /** The time of the pick-up. */
  pickUp: string;
  phoneE164: string;
};

function firstStep({ answerBy, hasFare, by, isTooLate, phoneE164 }: Answer): RequestStep {
  if (isTooLate) return { when: texts.now, text: texts.call(displayPhone(phoneE164)) };
  return { when: by ? texts.by(by) : texts.soon, text: (hasFare ? answers : answersWithoutFare)[answerBy] };
}

/** What happens after a cab was requested, in the same words on its page and in its mail. */
export const requestSteps = (answer: Answer): RequestStep[] => [
  firstStep(answer),
  { when: texts.confirmed, text: texts.link },
  { when: answer.pickUp, text: texts.pickUp },
];
