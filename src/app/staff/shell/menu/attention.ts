import type { LoaderFunctionArgs } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { countAttention } from '#domain/reports/work-service.ts';

/** The counts of the menu's badges, asked for when something has changed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await requireStaff({ request, context });
  return Response.json(await countAttention(context.get(pageContext).db, actor));
}
