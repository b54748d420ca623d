import { pageContext } from '#app/page-context.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { findDocumentFile } from '#domain/documents/prints/document-print-service.ts';
import { documentFileName } from '#domain/documents/prints/document-text.ts';
import { failureText } from '#messages.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import type { Route } from './+types/document-file.ts';

const refused = (code: keyof typeof failureText, text: string = failureText[code]) =>
  new Response(text, { status: failureStatus[code] });

/** The stored PDF of a tax document; the browser shows it, so that staff print it. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const actor = await requireStaff({ request, context });
  const { db, storage } = context.get(pageContext);
  try {
    const found = await findDocumentFile(db, actor, new URL(request.url).searchParams.get('id') ?? '');
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
