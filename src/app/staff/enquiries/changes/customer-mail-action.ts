import { staffEnquiryContent } from '#app/content/staff/enquiry.ts';
import type { PageContext } from '#app/page-context.ts';
import { type ActionResult, done } from '#app/staff/ui/action-result.ts';
import { sendCustomerMail } from '#domain/enquiries/mail-replies/customer-mail-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { ChangeValue } from './change-value.ts';

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The intent `mail` of an enquiry's page: fields `id`, `text`, and `key`, a UUID that stays until the form is empty again. */
export async function handleCustomerMail(
  { db, queue }: Pick<PageContext, 'db' | 'queue'>,
  actor: StaffActor,
  form: FormData,
): Promise<ActionResult<ChangeValue>> {
  const asked = { text: textOf(form, 'text'), key: textOf(form, 'key') };
  await sendCustomerMail({ db, queue }, actor, textOf(form, 'id'), asked);
  return done(staffEnquiryContent.mail.sending, {});
}
