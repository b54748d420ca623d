import { data, redirect } from 'react-router';
import { quoteContent } from '#app/content/site/quote.ts';
import { acceptQuote } from '#domain/quotes/quote-share-service.ts';
import { quotePath } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import { failureStatus } from '#platform/failure.ts';
import { maxPublicFormKiB, readFields } from '#platform/http/body.ts';
import type { Queue } from '#platform/queue/queue.ts';

const content = quoteContent.accept;
const maxNameLength = 120;

/** Accepts the quote; the page then shows whether it is accepted, replaced or expired. */
export async function answerQuote(parts: { db: Db; queue: Queue }, request: Request, token: string) {
  const fields = await readFields(request, maxPublicFormKiB);
  const name = (fields.name ?? '').trim();
  if (name === '' || name.length > maxNameLength) {
    const text = name === '' ? content.nameMissing : content.nameTooLong;
    return data({ text, name }, { status: failureStatus.invalid });
  }
  await acceptQuote(parts, token, name);
  // A redirect, so that a reload does not send the form again.
  throw redirect(quotePath(token), 303);
}
