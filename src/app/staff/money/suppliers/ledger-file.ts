import { pageContext } from '#app/page-context.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { supplierLedger } from '#domain/payments/suppliers/supplier-dues-service.ts';
import { csvLine, csvStart } from '#platform/sheets/csv.ts';
import type { Route } from './+types/ledger-file.ts';
import { readLedgerQuery } from './ledger-query.ts';
import { supplierMoneyTexts as texts } from './texts.ts';

const rupees = (paise: number) => (paise / 100).toFixed(2);

/** The ledger of a supplier as CSV. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const actor = await requireStaff({ request, context });
  const query = readLedgerQuery(new URL(request.url).searchParams, new Date());
  const rows = await supplierLedger(context.get(pageContext).db, actor, query);
  const lines = rows.map(
    ({ day, supplier, booking, title, costPaise, setOffPaise, paidPaise, balancePaise }) =>
      csvLine([
        ...[day ?? '', supplier, booking, title],
        ...[costPaise, setOffPaise, paidPaise, balancePaise].map(rupees),
      ]),
  );
  return new Response(csvStart + csvLine(texts.csv) + lines.join(''), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="ledger-${query.from}-${query.to}.csv"`,
    },
  });
}
