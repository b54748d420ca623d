import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { csvLine, csvStart } from '#platform/sheets/csv.ts';
import { xlsxOf } from '#platform/sheets/xlsx-writer.ts';
import type { Route } from './+types/import-sample.ts';
import { kindIn } from './import-query.ts';
import { sampleRows } from './sample-rows.ts';
import { staffCabImportsContent as content } from './texts.ts';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** A file to fill in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff({ request, context });
  const kind = kindIn(request);
  const format = new URL(request.url).searchParams.get('format') === 'csv' ? 'csv' : 'xlsx';
  const rows = sampleRows(kind, new Date());
  const body = format === 'csv' ? csvStart + rows.map(csvLine).join('') : new Uint8Array(xlsxOf(rows));
  return new Response(body, {
    headers: {
      'content-type': types[format],
      'content-disposition': `attachment; filename="${content.sample.fileName(kind, format)}"`,
    },
  });
}
