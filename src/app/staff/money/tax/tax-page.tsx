import { useState } from 'react';
import { pageContext } from '#app/page-context.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { Badge } from '#app/staff/kit/badge.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { MoneyNav } from '#app/staff/money/money-nav.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { listTaxes } from '#domain/documents/rules/rule-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import type { Route } from './+types/tax-page.ts';
import { handleTax } from './tax-action.ts';
import { ConfirmPanel, RegistrationPanel, RulePanel } from './tax-panels.tsx';
import {
  lastConfirmer,
  openSubjects,
  type RegistrationView,
  type RuleView,
  ruleForms,
  toRegistrationView,
  toRuleView,
} from './tax-view.ts';
import { taxTexts as texts } from './texts.ts';

export const meta = () => staffMeta(texts.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const today = dayInIndia(new Date());
  const { rules, registrations } = await listTaxes(context.get(pageContext).db, actor);
  return {
    today,
    registrations: registrations.map(toRegistrationView),
    rules: rules.map((rule) => toRuleView(rule, rules, today)),
    open: openSubjects(rules, today),
    confirmer: lastConfirmer(rules),
    forms: ruleForms(rules, today),
  };
}

export const action = (args: Route.ActionArgs) => handleTax(args);

const RegistrationsTable = ({ registrations }: { registrations: readonly RegistrationView[] }) => (
  <DataTable
    layout="cards"
    caption={texts.registrations.caption}
    rows={registrations}
    rowKey={({ id }) => id}
    columns={[
      {
        key: 'gstin',
        header: texts.registrations.columns.gstin,
        cell: ({ gstin, isSample }) => (
          <span className="flex flex-wrap items-center gap-2">
            {gstin}
            {isSample && <Badge tone="warn">{texts.registrations.sample}</Badge>}
          </span>
        ),
      },
      {
        key: 'state',
        header: texts.registrations.columns.state,
        narrow: 'labelled',
        cell: ({ state }) => state,
      },
      {
        key: 'name',
        header: texts.registrations.columns.name,
        narrow: 'labelled',
        cell: ({ legalName }) => legalName,
      },
      {
        key: 'series',
        header: texts.registrations.columns.series,
        narrow: 'labelled',
        cell: ({ seriesCode }) => seriesCode,
      },
      { key: 'days', header: texts.registrations.columns.days, narrow: 'labelled', cell: ({ days }) => days },
    ]}
  />
);

const RulesTable = ({
  rules,
  onConfirm,
}: {
  rules: readonly RuleView[];
  onConfirm: (rule: RuleView) => void;
}) => (
  <DataTable
    layout="cards"
    caption={texts.rules.caption}
    rows={rules}
    rowKey={({ id }) => id}
    rowAttributes={({ id }) => ({ 'data-rule': id })}
    columns={[
      {
        key: 'subject',
        header: texts.rules.columns.subject,
        cell: ({ subject, holds, confirmed }) => (
          <span className="flex flex-wrap items-center gap-2">
            {subject}
            {holds && confirmed && <Badge tone="good">{texts.rules.holds}</Badge>}
            {!confirmed && <Badge tone="warn">{texts.rules.unconfirmed}</Badge>}
          </span>
        ),
      },
      { key: 'from', header: texts.rules.columns.from, narrow: 'labelled', cell: ({ from }) => from },
      { key: 'value', header: texts.rules.columns.value, narrow: 'labelledLine', cell: ({ value }) => value },
      {
        key: 'source',
        header: texts.rules.columns.source,
        narrow: 'labelledLine',
        isQuiet: true,
        cell: ({ source }) => source,
      },
      {
        key: 'state',
        header: texts.rules.columns.state,
        narrow: 'labelledLine',
        cell: (rule) =>
          rule.confirmed || (
            <Button look="quiet" aria-haspopup="dialog" onClick={() => onConfirm(rule)}>
              {texts.rules.confirm}
            </Button>
          ),
      },
    ]}
  />
);

type Open = 'rule' | 'registration' | readonly RuleView[] | null;

export default function TaxPage({ loaderData }: Route.ComponentProps) {
  const { today, registrations, open: waiting, forms } = loaderData;
  const [open, setOpen] = useState<Open>(null);
  const { status, say } = useStatus();
  // Until the list is read again, so that a second click does not open a rule that was confirmed.
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const [confirmer, setConfirmer] = useState(loaderData.confirmer);
  const rules = loaderData.rules.map((rule) =>
    rule.confirmed || !confirmed.has(rule.id) ? rule : { ...rule, confirmed: texts.rules.confirmedNow },
  );
  const unconfirmed = rules.filter((rule) => !rule.confirmed);
  const panel = { onDone: say, onClose: () => setOpen(null) };
  return (
    <div className="grid gap-4">
      <PageTitle>{texts.title}</PageTitle>
      <MoneyNav />
      <p className="max-w-4xl text-quiet">{texts.intro}</p>
      {registrations.length > 0 && registrations.every(({ isSample }) => isSample) && (
        <p className="max-w-4xl font-semibold text-brick">{texts.registrations.onlySample}</p>
      )}
      {waiting.length > 0 && (
        <section className="grid gap-1" data-open-rules>
          <p className="font-semibold">{texts.waiting(waiting.length)}</p>
          <ul className="list-disc pl-5">
            {waiting.map(({ subject, text, state }) => (
              <li key={subject}>
                {text}: {state}
              </li>
            ))}
          </ul>
        </section>
      )}
      <FormStatusLine status={status} takesRoom={false} />
      <section className="@container grid gap-3">
        <h2 className="font-semibold text-lg">{texts.registrations.heading}</h2>
        <div>
          <Button aria-haspopup="dialog" onClick={() => setOpen('registration')}>
            {texts.registrations.add}
          </Button>
        </div>
        {registrations.length > 0 ? (
          <RegistrationsTable registrations={registrations} />
        ) : (
          <EmptyState>{texts.registrations.none}</EmptyState>
        )}
      </section>
      <section className="@container grid gap-3">
        <h2 className="font-semibold text-lg">{texts.rules.heading}</h2>
        <div className="flex flex-wrap gap-3">
          <Button aria-haspopup="dialog" onClick={() => setOpen('rule')}>
            {texts.rules.add}
          </Button>
          {unconfirmed.length > 1 && (
            <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen(unconfirmed)}>
              {texts.rules.confirmAll(unconfirmed.length)}
            </Button>
          )}
        </div>
        {rules.length > 0 && <RulesTable rules={rules} onConfirm={(rule) => setOpen([rule])} />}
      </section>
      {open === 'rule' && <RulePanel {...panel} today={today} forms={forms} />}
      {open === 'registration' && <RegistrationPanel {...panel} today={today} />}
      {open !== null && typeof open === 'object' && (
        <ConfirmPanel
          {...panel}
          rules={open}
          confirmer={confirmer}
          onConfirmer={setConfirmer}
          onDone={(text) => {
            setConfirmed((before) => new Set([...before, ...open.map(({ id }) => id)]));
            say(text);
          }}
        />
      )}
    </div>
  );
}
