import { pageContext } from '#app/page-context.ts';
import { answerDocument } from '#app/site/receipts/answer-document.ts';
import type { Route } from './+types/document-file.ts';

export const loader = ({ request, params, context }: Route.LoaderArgs): Promise<Response> =>
  answerDocument(context.get(pageContext), { bookingToken: params.token }, request);
