import { pageContext } from '#app/page-context.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { readSlipToPrint } from '#domain/bookings/slip/slip-print-service.ts';
import { failureText } from '#messages.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import type { Route } from './+types/slip-file.ts';

const refused = (code: keyof typeof failureText, text: string = failureText[code]) =>
  new Response(text, { status: failureStatus[code] });

/** A duty slip as a PDF, as it is now; the browser shows it, so that staff print it. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const actor = await requireStaff({ request, context });
  const page = context.get(pageContext);
  try {
    const print = await readSlipToPrint(page, actor, new URL(request.url).searchParams.get('id') ?? '');
    if (!print) return refused('not_found');
    const bytes = await page.printDutySlip(print, request.signal);
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="duty-slip-${print.slip.number}.pdf"`,
      },
    });
  } catch (error) {
    const { code, userText } = failureOf(error);
    if (code === 'unexpected') throw error;
    return refused(code, userText);
  }
}
