import { type ReactNode, useState } from 'react';
import { pageContext } from '#app/page-context.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useAction } from '#app/staff/forms/use-action.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { FilterBar, FilterSelect } from '#app/staff/kit/filter-bar.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { IrnPanel } from '#app/staff/money/documents/irn-panel.tsx';
import { documentTexts } from '#app/staff/money/documents/texts.ts';
import { MoneyNav } from '#app/staff/money/money-nav.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { viewCompanies } from '#domain/documents/monthly/monthly-service.ts';
import { monthsBefore, monthText } from '#domain/money/periods/month.ts';
import { dateText, dayInIndia } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { paths } from '#paths.ts';
import { documentFilePath } from '#staff-paths.ts';
import type { Route } from './+types/companies-page.ts';
import { handleCompanies } from './companies-action.ts';
import { companyTexts as texts } from './texts.ts';

export const meta = () => staffMeta(texts.title);

const earlierMonths = 24;

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const today = dayInIndia(new Date());
  const earlier = monthsBefore(today, earlierMonths);
  const months = [today.slice(0, 7), ...earlier];
  const asked = new URL(request.url).searchParams.get('month');
  // A bill is made after its month.
  const month = months.find((one) => one === asked) ?? earlier[0] ?? '';
  const { companies, bills } = await viewCompanies(context.get(pageContext).db, actor, month);
  const name = monthText(month);
  return {
    month: { value: month, name },
    months: months.map((value) => ({ value, label: monthText(value) })),
    companies: companies.map(
      ({ buyerId, gstin, billEmail, openDuties, openPaise, balancePaise, ...company }) => ({
        ...{ id: buyerId, name: company.name, facts: [gstin, billEmail].filter(Boolean).join(', ') },
        hasRides: openDuties > 0,
        waiting:
          openDuties > 0 ? texts.waiting(openDuties, formatPaise(openPaise), name) : texts.nothing(name),
        balance: texts.balance(formatPaise(balancePaise)),
      }),
    ),
    bills: bills.map(({ id, isPrinted, issuedOn, buyerName, totalPaise, ...bill }) => ({
      ...{ id, name: bill.name, isPrinted, buyer: buyerName, total: formatPaise(totalPaise) },
      hasIrn: bill.irn !== '',
      mayHaveIrn: bill.irn === '' && bill.buyerGstin !== '',
      heading: texts.billOf(bill.name, dateText(issuedOn)),
    })),
  };
}

export const action = (args: Route.ActionArgs) => handleCompanies(args);

type View = Route.ComponentProps['loaderData'];

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="rounded-2xl border border-line bg-card px-4 py-3">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

type CompanyProps = { company: View['companies'][number]; month: string; onBill: () => void };

const Company = ({
  company: { id, name, facts, hasRides, waiting, balance },
  month,
  onBill,
}: CompanyProps) => (
  <li className="grid gap-0.5 border-line border-b py-3 last:border-0" data-company={id}>
    <p className="font-semibold wrap-anywhere">{name}</p>
    <p className="text-quiet text-sm wrap-anywhere empty:hidden">{facts}</p>
    <p className={hasRides ? 'tabular-nums' : 'text-quiet'}>{waiting}</p>
    <p className="text-quiet tabular-nums">{balance}</p>
    {hasRides && (
      <div className="pt-1">
        <Button aria-label={`${texts.make(month)}: ${name}`} onClick={onBill}>
          {texts.make(month)}
        </Button>
      </div>
    )}
  </li>
);

type BillProps = { bill: View['bills'][number]; onMail: () => void; onIrn: () => void };

const Bill = ({
  bill: { id, name, heading, buyer, total, isPrinted, ...bill },
  onMail,
  onIrn,
}: BillProps) => (
  <li className="grid gap-0.5 border-line border-b py-3 last:border-0" data-bill={id}>
    <p className="flex flex-wrap justify-between gap-x-4 font-semibold tabular-nums">
      <span>{heading}</span>
      <span>{total}</span>
    </p>
    <p className="wrap-anywhere">{buyer}</p>
    <div className="flex flex-wrap items-center gap-x-4">
      {isPrinted ? (
        <TextLink href={documentFilePath(id)} aria-label={texts.openOf(name)}>
          {texts.open}
        </TextLink>
      ) : (
        <span className="text-quiet text-sm">{documentTexts.paper.printing}</span>
      )}
      <Button look="text" aria-label={documentTexts.paper.mailOf(name)} onClick={onMail}>
        {documentTexts.paper.mail}
      </Button>
      {bill.mayHaveIrn && (
        <Button
          look="text"
          aria-haspopup="dialog"
          aria-label={documentTexts.irn.enterOf(name)}
          onClick={onIrn}
        >
          {documentTexts.irn.enter}
        </Button>
      )}
      {bill.hasIrn && <span className="text-quiet text-sm">{documentTexts.irn.stored}</span>}
    </div>
  </li>
);

export default function CompaniesPage({
  loaderData: { month, months, companies, bills },
}: Route.ComponentProps) {
  const [irnBill, setIrnBill] = useState<View['bills'][number] | null>(null);
  const { status, say, sayResult } = useStatus();
  const { send } = useAction();
  const act = async (fields: Record<string, string>) => {
    const result = await send(fields);
    if (result) sayResult(result);
  };
  return (
    <div data-wide className="grid gap-4">
      <MoneyNav />
      <PageTitle>{texts.title}</PageTitle>
      <p className="max-w-4xl text-quiet">{texts.intro}</p>
      <FilterBar
        key={month.value}
        action={paths.adminMoneyCompanies}
        label={texts.month}
        appliesAtOnce
        go={texts.show}
      >
        <FilterSelect
          name="month"
          label={texts.month}
          any={texts.month}
          value={month.value}
          options={months}
        />
      </FilterBar>
      <FormStatusLine status={status} takesRoom={false} />
      {companies.length > 0 ? (
        <Group id="companies" title={texts.companies}>
          <ul>
            {companies.map((company) => (
              <Company
                key={company.id}
                company={company}
                month={month.name}
                onBill={() => void act({ intent: 'bill', buyerId: company.id, month: month.value })}
              />
            ))}
          </ul>
        </Group>
      ) : (
        <EmptyState>{texts.none}</EmptyState>
      )}
      <Group id="bills" title={texts.bills(month.name)}>
        {bills.length === 0 && <p className="text-quiet">{texts.noBills(month.name)}</p>}
        <ul className="empty:hidden">
          {bills.map((bill) => (
            <Bill
              key={bill.id}
              bill={bill}
              onIrn={() => setIrnBill(bill)}
              onMail={() => void act({ intent: 'document-mail', id: bill.id, key: crypto.randomUUID() })}
            />
          ))}
        </ul>
      </Group>
      {irnBill && <IrnPanel document={irnBill} onDone={say} onClose={() => setIrnBill(null)} />}
    </div>
  );
}
