import type { PageContext } from '#app/page-context.ts';
import { staffEnquiryContent } from '#app/staff/enquiries/enquiry/texts.ts';
import { type ActionResult, done } from '#app/staff/forms/action-result.ts';
import { sendCustomerMail } from '#domain/enquiries/mail-replies/customer-mail-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Fields } from '#platform/http/body.ts';
import type { ChangeValue } from './change-value.ts';

/** The intent `mail` of an enquiry's page: fields `id`, `text`, and `key`, a UUID that stays until the form is empty again. */
export async function handleCustomerMail(
  { db, queue }: Pick<PageContext, 'db' | 'queue'>,
  actor: StaffActor,
  { id = '', text = '', key = '' }: Fields,
): Promise<ActionResult<ChangeValue>> {
  await sendCustomerMail({ db, queue }, actor, id, { text, key });
  return done(staffEnquiryContent.mail.sending, {});
}
