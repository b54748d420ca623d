import type { Acknowledgement } from '#domain/enquiries/acknowledgement/acknowledgement-service.ts';
import { answersBy } from '#domain/enquiries/intake/contact-messages.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';

/**
 * Plain text, the same for everyone except for the reference and the time. Nothing that the visitor typed is in it, or
 * else the form could send anybody's words to anybody.
 */
export function acknowledgementText(
  { reference, callBackAt, answerBy }: Pick<Acknowledgement, 'reference' | 'callBackAt' | 'answerBy'>,
  { agencyName, phoneE164 }: Pick<SiteSettings, 'agencyName' | 'phoneE164'>,
): { subject: string; text: string } {
  const lines = [
    `Thank you for your enquiry. It has reached our office, and its reference is ${reference}.`,
    '',
    `We aim to ${answerBy === 'phone' ? 'call you' : answersBy[answerBy]} by ${timeText(callBackAt)}, India time.`,
    `You can also call us on ${displayPhone(phoneE164)} or answer this mail.`,
    '',
    'If you did not write to us, your address was typed by mistake, and you need not do anything.',
    '',
    agencyName,
    '',
  ];
  return { subject: `Your enquiry ${reference} with ${agencyName}`, text: lines.join('\n') };
}
