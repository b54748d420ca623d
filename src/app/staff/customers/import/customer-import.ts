import { staffCustomersContent } from '#app/staff/customers/texts.ts';
import { importAction } from '#app/staff/import/import-action.ts';
import {
  applyCustomerImport,
  previewCustomerImport,
} from '#domain/enquiries/import/customer-import-service.ts';
import { duplicateChoices } from '#domain/enquiries/import/import-columns.ts';
import { maxCustomerImportKiB } from '#platform/http/body.ts';
import type { Route } from './+types/customer-import.ts';
import { toPreviewView } from './import-view.ts';

export const action = (args: Route.ActionArgs) =>
  importAction(args, {
    limitKiB: maxCustomerImportKiB,
    choicesIn: ({ fields, list }) => ({
      duplicates: duplicateChoices.find((choice) => choice === fields.duplicates) ?? 'add',
      columns: list('column'),
    }),
    preview: previewCustomerImport,
    toView: toPreviewView,
    apply: applyCustomerImport,
    applied: staffCustomersContent.imports.applied,
  });
