import type { ContactAnswer } from '#app/islands/use-message.ts';
import { contactMessages as messages } from '#domain/enquiries/intake/contact-messages.ts';
import {
  formFields,
  idempotencyKeyField,
  lacksAddress,
} from '#domain/enquiries/intake/enquiry-fields-input.ts';
import { enquiryInput, readIdempotencyKey } from '#domain/enquiries/intake/enquiry-input.ts';
import { receiveEnquiry } from '#domain/enquiries/intake/enquiry-service.ts';
import type { Received } from '#domain/enquiries/intake/new-enquiry.ts';
import { thanksFor } from '#domain/enquiries/intake/thanks-service.ts';
import { isNumberAsked } from '#domain/shared/short-number.ts';
import type { Visitor } from '#domain/staff/staff.ts';
import { failureText } from '#messages.ts';
import type { Db } from '#platform/database/db.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import { maxPublicFormKiB, readFields } from '#platform/http/body.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';

type Answered = {
  answer: ContactAnswer;
  status: number;
  /** Of a form that was sent. */
  received?: Received;
};

/** For a form sent without script: returns the same text that the contract's call returns. */
export async function answerContactForm(
  { visitor, ...parts }: { db: Db; encryption: Encryption; queue: Queue; visitor: Visitor | undefined },
  request: Request,
): Promise<Answered> {
  if (!visitor) throw new Error('a form came without its visitor');
  const values = await readFields(request, maxPublicFormKiB);
  const parsed = enquiryInput.safeParse(values);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const fault = { text: issue?.message ?? failureText.invalid, field: String(issue?.path[0]) };
    return { answer: { ...fault, sent: false, values }, status: failureStatus.invalid };
  }
  if (lacksAddress(values))
    return {
      answer: { text: messages.emailMissing, field: 'n_email', sent: false, values },
      status: failureStatus.invalid,
    };
  // Only our own form can show the question and repeat the number.
  const { contactNo, traces } = parsed.data;
  if (traces?.isFromForm && isNumberAsked(contactNo, values[formFields.askedNumber])) {
    const question = { text: messages.shortNumber, sent: false, isNotice: true } as const;
    const asked = { ...values, [formFields.askedNumber]: contactNo };
    return { answer: { ...question, values: asked }, status: failureStatus.invalid };
  }
  try {
    const received = await receiveEnquiry(
      parts,
      parsed.data,
      visitor,
      readIdempotencyKey(values[idempotencyKeyField]),
    );
    return { answer: { text: thanksFor(received), sent: true, values }, status: 200, received };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.code === 'unexpected') throw error;
    const text = failure.userText ?? messages.notSent;
    return { answer: { text, sent: false, values }, status: failureStatus[failure.code] };
  }
}
