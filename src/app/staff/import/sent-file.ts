import { pageContext } from '#app/page-context.ts';
import { type ActionResult, refused } from '#app/staff/forms/action-result.ts';
import type { RouteArgs } from '#app/staff/shell/staff-action.ts';
import type { SheetFile } from '#domain/sheet-import/sheet-file.ts';
import { sheetImportMessages } from '#domain/sheet-import/sheet-import-messages.ts';
import { type Form, readForm } from '#platform/http/body.ts';

/** The file of an import's form, and the fingerprint of the preview that was seen; empty for a preview. */
export type SentImport = { form: Form; file: SheetFile; fingerprint: string };

/** Reads the form of an import; without a file it is refused. */
export async function withSentFile<Value>(
  { request, context }: RouteArgs,
  limitKiB: number,
  work: (sent: SentImport) => Promise<ActionResult<Value>>,
): Promise<ActionResult<Value>> {
  const form = await readForm(request, limitKiB);
  const sent = form.file('file');
  if (!sent || sent.bytes.length === 0)
    return { ...refused('invalid', sheetImportMessages.missing), field: 'file' };
  const { readSheet } = context.get(pageContext);
  const file: SheetFile = {
    name: sent.name,
    read: (limits) => readSheet(sent.bytes, limits, request.signal),
  };
  return work({ form, file, fingerprint: form.fields.fingerprint ?? '' });
}
