import type { PageContext } from '#app/page-context.ts';
import { type ActionResult, refused } from '#app/staff/ui/action-result.ts';
import type { SheetFile } from '#domain/shared/sheet-import.ts';
import { importMessages } from '#import-messages.ts';

/** The file of an import's form, and the fingerprint of the preview that was seen; empty for a preview. */
export type SentImport = { form: FormData; file: SheetFile; fingerprint: string };

/** Reads the form of an import; without a file it is refused. */
export async function withSentFile<Value>(
  request: Request,
  { readSheet }: Pick<PageContext, 'readSheet'>,
  work: (sent: SentImport) => Promise<ActionResult<Value>>,
): Promise<ActionResult<Value>> {
  const form = await request.formData();
  const sent = form.get('file');
  if (!(sent instanceof File) || sent.size === 0)
    return { ...refused('invalid', importMessages.importFile.missing), field: 'file' };
  const bytes = await sent.bytes();
  const file: SheetFile = { name: sent.name, read: (limits) => readSheet(bytes, limits, request.signal) };
  return work({ form, file, fingerprint: String(form.get('fingerprint') ?? '') });
}
