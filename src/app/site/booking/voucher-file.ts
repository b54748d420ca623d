import { pageContext } from '#app/page-context.ts';
import {
  readSharedVoucherToPrint,
  voucherFileName,
} from '#domain/bookings/vouchers/voucher-print-service.ts';
import { failureText } from '#messages.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import type { Route } from './+types/voucher-file.ts';

const refused = (code: keyof typeof failureText) =>
  new Response(failureText[code], { status: failureStatus[code] });

/** The travellers' voucher has the same secret link as the booking and ends with it. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { db, printSharedVoucher } = context.get(pageContext);
  try {
    const print = await readSharedVoucherToPrint(db, params.token);
    if (!print) return refused('not_found');
    const bytes = await printSharedVoucher(print, request.signal);
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${voucherFileName(print.voucher)}"`,
      },
    });
  } catch (error) {
    const { code } = failureOf(error);
    if (code === 'unexpected') throw error;
    return refused(code);
  }
}
