import { pageContext } from '#app/page-context.ts';
import { answerReceipt } from '#app/site/receipts/answer-receipt.ts';
import type { Route } from './+types/receipt-file.ts';

export const loader = ({ request, params, context }: Route.LoaderArgs): Promise<Response> =>
  answerReceipt(context.get(pageContext), { bookingToken: params.token }, request);
