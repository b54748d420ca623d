import type { PageContext } from '#app/page-context.ts';
import { findSharedDocumentFile } from '#domain/documents/prints/document-print-service.ts';
import { documentFileName } from '#domain/documents/prints/document-text.ts';
import type { PaidLink } from '#domain/documents/receipts/receipt-service.ts';
import { failureText } from '#messages.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';

const refused = (code: keyof typeof failureText, text: string = failureText[code]) =>
  new Response(text, { status: failureStatus[code] });

/** A tax document has the same secret link as its booking or quote and ends with it. */
export async function answerDocument(
  { db, storage }: PageContext,
  link: PaidLink,
  request: Request,
): Promise<Response> {
  try {
    const name = new URL(request.url).searchParams.get('number') ?? '';
    const found = await findSharedDocumentFile(db, link, name);
    const file = found && (await storage.get(found.key));
    if (!found || !file) return refused('not_found');
    return new Response(file.body, {
      headers: {
        'content-type': 'application/pdf',
        'content-length': String(file.size),
        'content-disposition': `inline; filename="${documentFileName(found.name)}"`,
      },
    });
  } catch (error) {
    const { code, userText } = failureOf(error);
    if (code === 'unexpected') throw error;
    return refused(code, userText);
  }
}
