import { pageContext } from '#app/page-context.ts';
import { readPeriodQuery } from '#app/staff/money/period-query.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { exportKinds } from '#domain/money/exports/export-kinds.ts';
import { exportMoney } from '#domain/money/exports/export-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { rowId } from '#paths.ts';
import { failureStatus } from '#platform/failure.ts';
import { tableFormats, tableTypes } from '#platform/sheets/table-stream.ts';
import type { Route } from './+types/export-file.ts';

/** A pull stream reads one piece at a time, so a slow client does not fill the server's memory. */
const streamOf = (pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const query = new URL(request.url).searchParams;
  const kind = exportKinds.find((one) => one === query.get('kind'));
  const format = tableFormats.find((one) => one === query.get('format'));
  if (!kind || !format) throw new Response(null, { status: failureStatus.not_found });
  const { firstDay, lastDay } = readPeriodQuery(query, dayInIndia(new Date())).periods.now;
  const registration = query.get('registration') ?? '';
  const registrationId = rowId.test(registration) ? registration : undefined;
  const wanted = { kind, format, firstDay, lastDay, registrationId };
  const pieces = await exportMoney(context.get(pageContext).db, actor, wanted);
  return new Response(streamOf(pieces), {
    headers: {
      'content-type': tableTypes[format],
      'content-disposition': `attachment; filename="${kind}-${firstDay}-${lastDay}.${format}"`,
    },
  });
}
