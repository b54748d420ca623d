import { addressIn } from '#domain/shared/mail-address.ts';
import type { AnswerWay } from './ride-fields-input.ts';

/** How an enquiry is answered: as its sender chose, and by a call where there is no address to write to. */
export function answerWayOf(email: string, chosen: AnswerWay | '' | undefined): AnswerWay {
  if (chosen === 'mail' && !addressIn(email)) return 'phone';
  return chosen || 'phone';
}
