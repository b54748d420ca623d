import { type ActionResult, refused } from '#app/staff/ui/action-result.ts';
import type { SheetFile } from '#domain/shared/sheet-import.ts';
import { importMessages } from '#import-messages.ts';
import { type Form, readForm } from '#platform/http/body.ts';

/** The file of an import's form, and the fingerprint of the preview that was seen; empty for a preview. */
export type SentImport = { form: Form; file: SheetFile; fingerprint: string };

/** Reads the form of an import; without a file it is refused. */
export async function withSentFile<Value>(
  request: Request,
  limitKiB: number,
  work: (sent: SentImport) => Promise<ActionResult<Value>>,
): Promise<ActionResult<Value>> {
  const form = await readForm(request, limitKiB);
  const file = form.file('file');
  if (!file || file.bytes.length === 0)
    return { ...refused('invalid', importMessages.importFile.missing), field: 'file' };
  return work({ form, file, fingerprint: form.fields.fingerprint ?? '' });
}
