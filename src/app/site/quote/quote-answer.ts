import { data, redirect } from 'react-router';
import { quoteContent as content } from '#app/content/site/links/quote.ts';
import type { PageContext } from '#app/page-context.ts';
import { acceptQuote, declineQuote } from '#domain/quotes/quote-share-service.ts';
import { isTicked } from '#domain/shared/ticked.ts';
import { quotePath } from '#paths.ts';
import { failureStatus } from '#platform/failure.ts';
import type { Fields } from '#platform/http/body.ts';

const maxNameLength = 120;
const maxReasonLength = 500;

/** What the page shows again when an answer was not complete, or when only the total was asked for. */
export type UnsentAnswer = { text: string; field: 'name' | 'reason' | ''; name: string; ticked: number[] };

/** The optional lines that are ticked, `line-3`. */
const tickedIn = (fields: Fields): number[] =>
  Object.keys(fields).flatMap((name) => {
    const [, number] = /^line-(\d{1,2})$/.exec(name) ?? [];
    return number && isTicked(fields[name]) ? [Number(number)] : [];
  });

const incomplete = (answer: UnsentAnswer) => data(answer, { status: failureStatus.invalid });

/** Accepts or declines the quote; the page then shows what has become of it. */
export async function answerQuote(context: Pick<PageContext, 'db' | 'queue'>, token: string, fields: Fields) {
  const name = (fields.name ?? '').trim();
  const ticked = tickedIn(fields);
  if (fields.intent === 'total') return data<UnsentAnswer>({ text: '', field: '', name, ticked });
  if (fields.intent === 'decline') {
    const reason = (fields.reason ?? '').trim().replaceAll(/\r\n?/g, '\n');
    if (reason.length > maxReasonLength)
      return incomplete({ text: content.decline.reasonTooLong, field: 'reason', name, ticked });
    await declineQuote(context.db, token, reason);
  } else {
    if (name === '' || name.length > maxNameLength) {
      const text = name === '' ? content.accept.nameMissing : content.accept.nameTooLong;
      return incomplete({ text, field: 'name', name, ticked });
    }
    await acceptQuote(context, token, { name, chosen: ticked });
  }
  // A redirect, so that a reload does not send the form again.
  throw redirect(quotePath(token), 303);
}
