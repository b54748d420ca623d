import type { PageContext } from '#app/page-context.ts';
import {
  type PaidLink,
  readSharedReceipt,
  receiptFileName,
} from '#domain/documents/receipts/receipt-service.ts';
import { failureText } from '#messages.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';

const refused = (code: keyof typeof failureText) =>
  new Response(failureText[code], { status: failureStatus[code] });

/** A receipt has the same secret link as its booking or quote and ends with it. */
export async function answerReceipt(
  { db, printSharedReceipt }: PageContext,
  link: PaidLink,
  request: Request,
): Promise<Response> {
  try {
    const entryId = new URL(request.url).searchParams.get('entry') ?? '';
    const print = await readSharedReceipt(db, link, entryId);
    if (!print) return refused('not_found');
    const bytes = await printSharedReceipt(print, request.signal);
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${receiptFileName(print.receipt)}"`,
      },
    });
  } catch (error) {
    const { code } = failureOf(error);
    if (code === 'unexpected') throw error;
    return refused(code);
  }
}
