import { pageContext } from '#app/page-context.ts';
import { periodText } from '#app/staff/cabs/report/period-text.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Checkbox } from '#app/staff/kit/checkbox.tsx';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { FilterBar, FilterSelect } from '#app/staff/kit/filter-bar.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { SumTable } from '#app/staff/kit/sum-table.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { MoneyNav } from '#app/staff/money/money-nav.tsx';
import { PeriodChoice } from '#app/staff/money/period-choice.tsx';
import { addressWith, periodFields, readPeriodQuery } from '#app/staff/money/period-query.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { gstr1Sheets } from '#domain/documents/returns/gstr1.ts';
import { listRegistrationNumbers } from '#domain/documents/returns/returns-service.ts';
import { type ExportKind, registers } from '#domain/money/exports/export-kinds.ts';
import { monthsBefore, monthText } from '#domain/money/periods/month.ts';
import { isComplete, listFiled, previewPeriod } from '#domain/money/periods/period-service.ts';
import { dayInIndia, timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/exports-page.ts';
import { handleExports } from './exports-action.ts';
import { exportTexts as texts } from './texts.ts';

export const meta = () => staffMeta(texts.title);

const monthsOffered = 24;

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db } = context.get(pageContext);
  const params = new URL(request.url).searchParams;
  const today = dayInIndia(new Date());
  const months = monthsBefore(today, monthsOffered);
  const [latest = ''] = months;
  const month = months.find((one) => one === params.get('month')) ?? latest;
  const [registrations, filed, counts] = await Promise.all([
    listRegistrationNumbers(db, actor),
    listFiled(db, actor),
    previewPeriod(db, actor, month),
  ]);
  const registration = registrations.find(({ id }) => id === params.get('registration')) ?? registrations[0];
  const { rows, missingRows } = texts.periods;
  const lock = filed.find((one) => one.month === month);
  return {
    query: readPeriodQuery(params, today),
    registrations: registrations.map(({ id, gstin }) => ({ id, gstin })),
    registrationId: registration?.id ?? '',
    months: months.map((value) => ({ value, label: monthText(value) })),
    month: { value: month, name: monthText(month) },
    filed: filed.map(({ month: one, lockedBy, lockedAt }) => ({
      name: monthText(one),
      value: texts.periods.filed(lockedBy, timeText(lockedAt)),
    })),
    isFiled: lock !== undefined,
    contents: [
      { name: rows.entries, value: String(counts.entries) },
      { name: rows.received, value: formatPaise(counts.receivedPaise) },
      { name: rows.supplierPayments, value: String(counts.supplierPayments) },
      { name: rows.paid, value: formatPaise(counts.paidPaise) },
      { name: rows.documents, value: String(counts.documents) },
    ],
    missing: isComplete(counts)
      ? []
      : (['documentsWaiting', 'claims', 'bankLines'] as const)
          .filter((name) => counts[name] > 0)
          .map((name) => ({ name: missingRows[name], value: String(counts[name]) })),
  };
}

export const action = handleExports;

type LoaderData = Route.ComponentProps['loaderData'];

type FilesProps = {
  caption: string;
  kinds: readonly ExportKind[];
  addressOf: (kind: ExportKind, format: string) => string;
};

const Files = ({ caption, kinds, addressOf }: FilesProps) => (
  <DataTable
    layout="report"
    caption={caption}
    isCaptionShown
    rows={kinds}
    rowKey={(kind) => kind}
    rowAttributes={(kind) => ({ 'data-export': kind })}
    columns={[
      { key: 'file', header: texts.columns.file, cell: (kind) => texts.names[kind] },
      {
        key: 'content',
        header: texts.columns.content,
        isQuiet: true,
        narrow: 'hidden',
        cell: (kind) => texts.notes[kind],
      },
      ...(['csv', 'xlsx'] as const).map((format) => ({
        key: format,
        header: texts.columns[format],
        cell: (kind: ExportKind) => (
          <TextLink
            to={addressOf(kind, format)}
            reloadDocument
            aria-label={texts.download(texts.names[kind], texts.formats[format])}
          >
            {texts.formats[format]}
          </TextLink>
        ),
      })),
    ]}
  />
);

function Periods({ months, month, filed, isFiled, contents, missing }: LoaderData) {
  const { status, isBusy, onSubmit } = useActionForm({ working: '' });
  const { periods } = texts;
  return (
    <section
      aria-labelledby="filed-months"
      className="grid content-start gap-3 rounded-xl border border-line bg-card p-4"
    >
      <h2 id="filed-months" className="font-sans text-base">
        {periods.heading}
      </h2>
      <p className="text-quiet text-sm">{periods.intro}</p>
      <FilterBar
        key={month.value}
        action={paths.adminMoneyExports}
        label={periods.month}
        go={periods.preview}
      >
        <FilterSelect
          name="month"
          label={periods.month}
          any={periods.month}
          value={month.value}
          options={months}
        />
      </FilterBar>
      <SumTable caption={periods.contents(month.name)} rows={contents} />
      <h3 className="font-sans text-sm">{periods.missing}</h3>
      {missing.length > 0 ? (
        <SumTable caption={periods.missing} rows={missing} />
      ) : (
        <p className="text-quiet">{periods.complete}</p>
      )}
      <FormStatusLine status={status} takesRoom={false} />
      {isFiled ? (
        <p className="font-semibold">{periods.isFiled(month.name)}</p>
      ) : (
        <form noValidate onSubmit={onSubmit} className="grid gap-3">
          <input type="hidden" name="intent" value="lock" />
          <input type="hidden" name="month" value={month.value} />
          {missing.length > 0 && <Checkbox name="confirmed">{periods.confirm}</Checkbox>}
          <p className="text-quiet text-sm">{periods.final}</p>
          <div>
            <Button look="danger" type="submit" aria-disabled={isBusy}>
              {periods.lock(month.name)}
            </Button>
          </div>
        </form>
      )}
      {filed.length > 0 ? (
        <SumTable caption={periods.heading} rows={filed} />
      ) : (
        <p className="text-quiet text-sm">{periods.none}</p>
      )}
    </section>
  );
}

export default function ExportsPage({ loaderData }: Route.ComponentProps) {
  const { query, registrations, registrationId } = loaderData;
  const days = periodFields(query.periods.now);
  const addressOf = (kind: ExportKind, format: string) =>
    addressWith(paths.adminMoneyExport, { kind, format, ...days, registration: registrationId });
  return (
    <div data-wide className="grid gap-3">
      <MoneyNav />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <PageTitle>{texts.title}</PageTitle>
          <p className="font-semibold">{periodText(query.periods.now)}</p>
        </div>
        <PeriodChoice
          path={paths.adminMoneyExports}
          query={query}
          keep={{ registration: registrations.length > 1 ? registrationId : undefined }}
        />
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <Files caption={texts.registers} kinds={registers} addressOf={addressOf} />
          {registrations.length > 1 && (
            <FilterBar action={paths.adminMoneyExports} appliesAtOnce keep={days} label={texts.registration}>
              <FilterSelect
                name="registration"
                label={texts.registration}
                any={texts.registration}
                value={registrationId}
                options={registrations.map(({ id, gstin }) => ({ value: id, label: gstin }))}
              />
            </FilterBar>
          )}
          {registrations.length > 0 ? (
            <Files caption={texts.returns} kinds={gstr1Sheets} addressOf={addressOf} />
          ) : (
            <p className="text-quiet">{texts.noRegistration}</p>
          )}
        </div>
        <Periods {...loaderData} />
      </div>
    </div>
  );
}
