import { pageContext } from '#app/page-context.ts';
import { staffCustomersContent } from '#app/staff/customers/texts.ts';
import { done } from '#app/staff/forms/action-result.ts';
import { withSentFile } from '#app/staff/import/sent-file.ts';
import { staffAction } from '#app/staff/shell/staff-action.ts';
import { customerImportMessages } from '#domain/enquiries/import/customer-import-messages.ts';
import {
  applyCustomerImport,
  type ImportChoices,
  previewCustomerImport,
} from '#domain/enquiries/import/customer-import-service.ts';
import { duplicateChoices } from '#domain/enquiries/import/import-columns.ts';
import { type Form, maxCustomerImportKiB } from '#platform/http/body.ts';
import type { Route } from './+types/customer-import.ts';
import { type PreviewView, toPreviewView } from './import-view.ts';

const content = staffCustomersContent.imports;

function choicesIn({ fields, list }: Form): ImportChoices {
  const chosen = list('column');
  return {
    duplicates: duplicateChoices.find((choice) => choice === fields.duplicates) ?? 'add',
    ...(chosen.length > 0 && { columns: chosen }),
  };
}

/** Receives the file for each preview, and with the fingerprint of what was seen to store it. */
export const action = (args: Route.ActionArgs) =>
  staffAction<PreviewView | undefined>(args, (actor) =>
    withSentFile(args, maxCustomerImportKiB, async ({ form, file, fingerprint }) => {
      const { db, encryption } = args.context.get(pageContext);
      const choices = choicesIn(form);
      if (fingerprint === '') {
        const preview = toPreviewView(await previewCustomerImport(db, actor, file, choices, new Date()));
        return done(preview.areEnough ? '' : customerImportMessages.columnsUnknown, preview);
      }
      const counts = await applyCustomerImport(
        { db, encryption },
        actor,
        file,
        choices,
        fingerprint,
        new Date(),
      );
      return done(content.applied(counts));
    }),
  );
