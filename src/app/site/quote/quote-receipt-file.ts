import { pageContext } from '#app/page-context.ts';
import { answerReceipt } from '#app/site/receipts/answer-receipt.ts';
import type { Route } from './+types/quote-receipt-file.ts';

export const loader = ({ request, params, context }: Route.LoaderArgs): Promise<Response> =>
  answerReceipt(context.get(pageContext), { quoteToken: params.token }, request);
