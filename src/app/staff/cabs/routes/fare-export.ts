import { pageContext } from '#app/page-context.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { exportFares, exportFormats } from '#domain/fares/files/fare-export-service.ts';
import { fareKinds } from '#domain/fares/files/fare-sheet.ts';
import { failureStatus } from '#platform/failure.ts';
import type { Route } from './+types/fare-export.ts';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const query = new URL(request.url).searchParams;
  const kind = fareKinds.find((one) => one === query.get('kind'));
  const format = exportFormats.find((one) => one === query.get('format'));
  if (!kind || !format) throw new Response(null, { status: failureStatus.not_found });
  return new Response(await exportFares(context.get(pageContext).db, actor, kind, format), {
    headers: {
      'content-type': types[format],
      'content-disposition': `attachment; filename="${kind}.${format}"`,
    },
  });
}
