import { pageContext } from '#app/page-context.ts';
import { requireStaff } from '#app/staff/require-staff.ts';
import { exportDriver } from '#domain/privacy/driver-privacy-service.ts';
import { failureText } from '#messages.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import { readFields } from '#platform/http/body.ts';
import type { Route } from './+types/driver-export.ts';

const formKiB = 4;

/** All data of a driver as one JSON file. Requested by POST, because the export is recorded. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const actor = await requireStaff({ request, context });
  const { id = '' } = await readFields(request, formKiB);
  try {
    const data = await exportDriver(context.get(pageContext).db, actor, id);
    return new Response(JSON.stringify(data, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="driver-${id}.json"`,
      },
    });
  } catch (error) {
    const { code, userText } = failureOf(error);
    if (code === 'unexpected') throw error;
    return new Response(userText ?? failureText[code], { status: failureStatus[code] });
  }
}
