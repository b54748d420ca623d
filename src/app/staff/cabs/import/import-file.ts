import { pageContext } from '#app/page-context.ts';
import { done } from '#app/staff/forms/action-result.ts';
import { withSentFile } from '#app/staff/import/sent-file.ts';
import { staffAction } from '#app/staff/shell/staff-action.ts';
import {
  applyCabImport,
  type ImportChoices,
  previewCabImport,
} from '#domain/bookings/import/cab-import-service.ts';
import type { ImportKind } from '#domain/bookings/import/import-kind.ts';
import { codeOf } from '#domain/fares/cab-names.ts';
import { type Form, maxImportKiB } from '#platform/http/body.ts';
import type { Route } from './+types/import-file.ts';
import { kindIn } from './import-query.ts';
import { type PreviewView, toPreviewView } from './import-view.ts';
import { staffCabImportsContent as content } from './texts.ts';

function choicesIn(kind: ImportKind, { fields, list }: Form): ImportChoices {
  const columns = list('column');
  return {
    kind,
    city: codeOf(fields.city ?? '') ?? '',
    addsDuplicates: fields.duplicates === 'add',
    ...(columns.length > 0 && { columns }),
  };
}

/** Receives the file for each preview, and with the fingerprint of what was seen to store it. */
export const action = (args: Route.ActionArgs) =>
  staffAction<PreviewView | undefined>(args, (actor) =>
    withSentFile(args, maxImportKiB, async ({ form, file, fingerprint }) => {
      const { db, encryption } = args.context.get(pageContext);
      const kind = kindIn(args.request);
      const choices = choicesIn(kind, form);
      if (fingerprint === '') {
        const found = await previewCabImport(db, actor, file, choices, new Date());
        const preview = toPreviewView(kind, found);
        const { missing } = preview;
        return done(missing.length > 0 ? content.columnsMissing(missing.join(', ')) : '', preview);
      }
      const { added } = await applyCabImport(
        { db, encryption },
        actor,
        file,
        choices,
        fingerprint,
        new Date(),
      );
      return done(content.applied(content.kinds[kind].counted(added)));
    }),
  );
