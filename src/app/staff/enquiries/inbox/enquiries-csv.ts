import { pageContext } from '#app/page-context.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { exportEnquiries } from '#domain/enquiries/export/csv-export-service.ts';
import type { Route } from './+types/enquiries-csv.ts';
import { readInboxQuery } from './inbox-query.ts';

/** A pull stream reads one piece at a time, so a slow client does not fill the server's memory. */
function streamOf(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { after, before, last, ...asked } = readInboxQuery(new URL(request.url).searchParams);
  const lines = await exportEnquiries(context.get(pageContext).db, actor, asked);
  return new Response(streamOf(lines), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="enquiries-${asked.search ? 'found' : asked.queue}.csv"`,
    },
  });
}
