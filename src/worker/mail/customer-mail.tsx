import { renderToStaticMarkup } from 'react-dom/server';
import type { CustomerMail } from '#domain/enquiries/mail-replies/customer-mail-service.ts';
import { PlainPage } from './plain-page.tsx';

/** The text as the staff member typed it. The reference is in the subject, for replies that lose everything else. */
export function renderCustomerMail(
  { reference, text, inReplyTo }: CustomerMail,
  { agencyName }: { agencyName: string },
): { subject: string; text: string; html: string } {
  const page = <PlainPage style={{ whiteSpace: 'pre-wrap' }}>{text}</PlainPage>;
  return {
    subject: `${inReplyTo ? 'Re: ' : ''}Your enquiry ${reference} with ${agencyName}`,
    text: `${text}\n`,
    html: `<!doctype html>${renderToStaticMarkup(page)}`,
  };
}
