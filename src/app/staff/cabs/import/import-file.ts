import { importAction } from '#app/staff/import/import-action.ts';
import { applyCabImport, previewCabImport } from '#domain/bookings/import/cab-import-service.ts';
import { codeOf } from '#domain/fares/cab-names.ts';
import { maxImportKiB } from '#platform/http/body.ts';
import type { Route } from './+types/import-file.ts';
import { kindIn } from './import-query.ts';
import { toPreviewView } from './import-view.ts';
import { staffCabImportsContent as content } from './texts.ts';

export const action = (args: Route.ActionArgs) =>
  importAction(args, {
    limitKiB: maxImportKiB,
    choicesIn: ({ fields, list }, request) => ({
      kind: kindIn(request),
      city: codeOf(fields.city ?? '') ?? '',
      addsDuplicates: fields.duplicates === 'add',
      columns: list('column'),
    }),
    preview: previewCabImport,
    toView: toPreviewView,
    apply: applyCabImport,
    applied: ({ added }, { kind }) => content.applied(content.kinds[kind].counted(added)),
  });
