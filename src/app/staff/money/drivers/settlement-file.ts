import { pageContext } from '#app/page-context.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { readSettlementToPrint } from '#domain/payments/settlements/settlement-print-service.ts';
import { failureText } from '#messages.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import type { Route } from './+types/settlement-file.ts';

const refused = (code: keyof typeof failureText, text: string = failureText[code]) =>
  new Response(text, { status: failureStatus[code] });

/** A settlement as a PDF, which driver and office sign. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const actor = await requireStaff({ request, context });
  const page = context.get(pageContext);
  try {
    const id = new URL(request.url).searchParams.get('id') ?? '';
    const print = await readSettlementToPrint(page.db, actor, id);
    if (!print) return refused('not_found');
    const bytes = await page.printSettlement(print, request.signal);
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="settlement-${id}.pdf"`,
      },
    });
  } catch (error) {
    const { code, userText } = failureOf(error);
    if (code === 'unexpected') throw error;
    return refused(code, userText);
  }
}
