import { data, redirect } from 'react-router';
import { quoteContent as content } from '#app/content/site/links/quote.ts';
import type { PageContext } from '#app/page-context.ts';
import { askAcceptedDeposit } from '#domain/payments/requests/ask-service.ts';
import { acceptQuote, declineQuote, viewSharedQuote } from '#domain/quotes/quote-share-service.ts';
import { isTicked } from '#domain/shared/ticked.ts';
import { payPath, quotePath } from '#paths.ts';
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

type Context = Pick<PageContext, 'db' | 'queue' | 'encryption'>;

/** The page of the deposit; that of the quote without one, and when it is paid. */
async function afterAccepting(context: Context, token: string): Promise<string> {
  const quote = await viewSharedQuote(context.db, token);
  const payToken = quote?.status === 'accepted' ? await askAcceptedDeposit(context, quote.id) : undefined;
  return payToken === undefined ? quotePath(token) : payPath(payToken);
}

/** Accepts or declines the quote; the page then shows what has become of it, or how its deposit is paid. */
export async function answerQuote(context: Context, token: string, fields: Fields) {
  const name = (fields.name ?? '').trim();
  const ticked = tickedIn(fields);
  if (fields.intent === 'total') return data<UnsentAnswer>({ text: '', field: '', name, ticked });
  if (fields.intent === 'pay') throw redirect(await afterAccepting(context, token), 303);
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
    // A redirect, so that a reload does not send the form again.
    throw redirect(await afterAccepting(context, token), 303);
  }
  // A redirect, so that a reload does not send the form again.
  throw redirect(quotePath(token), 303);
}
