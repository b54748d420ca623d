import { pageContext } from '#app/page-context.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { rowIdIn } from '#app/staff/shell/row-in-form.ts';
import { exportCustomer, exportCustomerPdf } from '#domain/privacy/privacy-service.ts';
import { failureText } from '#messages.ts';
import { Failure, failureOf, failureStatus } from '#platform/failure.ts';
import { maxShortFormKiB, readFields } from '#platform/http/body.ts';
import { textFields } from '#platform/http/input.ts';
import type { Route } from './+types/customer-export.ts';

const asFile = (type: string, name: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
});

/** All data of a customer as one file, JSON or PDF. Requested by POST, because the export is recorded. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const actor = await requireStaff({ request, context });
  const { format, ...fields } = await readFields(request, maxShortFormKiB, textFields('format', 'id'));
  const { db, encryption, printPersonalData } = context.get(pageContext);
  try {
    // Without a format it is JSON.
    if (format !== '' && format !== 'pdf') throw new Failure('invalid');
    const id = rowIdIn(fields.id);
    if (format === 'pdf') {
      const bytes = await exportCustomerPdf({ db, encryption }, actor, id, (print) =>
        printPersonalData(print, request.signal),
      );
      return new Response(new Uint8Array(bytes), {
        headers: asFile('application/pdf', `customer-${id}.pdf`),
      });
    }
    const data = await exportCustomer({ db, encryption }, actor, id);
    const headers = asFile('application/json; charset=utf-8', `person-${id}.json`);
    return new Response(JSON.stringify(data, null, 2), { headers });
  } catch (error) {
    const { code, userText } = failureOf(error);
    if (code === 'unexpected') throw error;
    return new Response(userText ?? failureText[code], { status: failureStatus[code] });
  }
}
