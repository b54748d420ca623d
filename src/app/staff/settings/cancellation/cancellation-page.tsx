import { useState } from 'react';
import { pageContext } from '#app/page-context.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { type PanelFormProps, usePanelForm } from '#app/staff/forms/use-panel-form.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { Badge } from '#app/staff/kit/badge.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { DateField } from '#app/staff/kit/date-field.tsx';
import { SidePanel } from '#app/staff/kit/dialog.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { PanelFoot } from '#app/staff/kit/panel-foot.tsx';
import { SelectField } from '#app/staff/kit/select-field.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { listTerms } from '#domain/cancellation/cancellation-service.ts';
import { stepText } from '#domain/cancellation/charge-text.ts';
import { type DatedTerms, termsKinds, termsOn } from '#domain/cancellation/terms.ts';
import { maxSteps, stepField } from '#domain/cancellation/terms-input.ts';
import { dateText, dayInIndia, timeText } from '#domain/shared/india-time.ts';
import type { Route } from './+types/cancellation-page.ts';
import { handleCancellation } from './cancellation-action.ts';
import { staffCancellationContent as content } from './texts.ts';

const toTermsView = (terms: DatedTerms, all: readonly DatedTerms[], today: string) => ({
  id: terms.id,
  kind: content.kinds[terms.kind],
  validFrom: dateText(terms.validFrom),
  steps: terms.steps.map(stepText).join('; '),
  note: terms.note,
  made: content.made(terms.madeBy, timeText(terms.madeAt)),
  holds: termsOn(all, terms.kind, today)?.id === terms.id,
});

type TermsView = ReturnType<typeof toTermsView>;

function TermsTable({ terms }: { terms: readonly TermsView[] }) {
  const { columns } = content;
  return (
    <DataTable
      layout="cards"
      caption={content.caption}
      isTop
      rows={terms}
      rowKey={({ id }) => id}
      rowAttributes={({ id }) => ({ 'data-terms': id })}
      columns={[
        {
          key: 'kind',
          header: columns.kind,
          cell: ({ kind, holds }) => (
            <span className="flex flex-wrap items-center gap-2">
              {kind}
              {holds && <Badge tone="good">{content.holds}</Badge>}
            </span>
          ),
        },
        {
          key: 'validFrom',
          header: columns.validFrom,
          narrow: 'labelled',
          cell: ({ validFrom }) => validFrom,
        },
        { key: 'steps', header: columns.steps, narrow: 'labelledLine', cell: ({ steps }) => steps },
        { key: 'note', header: columns.note, narrow: 'labelledLine', cell: ({ note }) => note },
        { key: 'made', header: columns.made, isQuiet: true, cell: ({ made }) => made },
      ]}
    />
  );
}

const usualCount = 4;
const kindOptions = termsKinds.map((value) => ({ value, label: content.kinds[value] }));

function StepFields({ isInvalid }: { isInvalid: (name: string) => boolean }) {
  const [count, setCount] = useState(usualCount);
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 font-semibold text-sm">{content.steps}</legend>
      <p className="text-quiet text-sm">{content.stepsHint}</p>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <fieldset key={index} className="grid grid-cols-2 gap-3">
          <legend className="sr-only">{content.step(index + 1)}</legend>
          {(['daysBefore', 'chargePercent'] as const).map((part) => (
            <TextField
              key={part}
              id={`terms-${index}-${part}`}
              name={stepField(index, part)}
              label={content[part]}
              inputMode="numeric"
              autoComplete="off"
              invalid={isInvalid(stepField(index, part))}
              required
            />
          ))}
        </fieldset>
      ))}
      {count < maxSteps && (
        <div>
          <Button look="quiet" onClick={() => setCount(count + 1)}>
            {content.addStep}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** Adds terms. Those before are never changed, because quotes were made with them. */
function TermsPanel({ today, onDone, onClose }: PanelFormProps & { today: string }) {
  const { status, isBusy, onSubmit } = usePanelForm({ onDone, onClose });
  const [key] = useState(() => crypto.randomUUID());
  const isInvalid = (name: string) => status?.field === name;
  return (
    <SidePanel title={content.add} onClose={onClose}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4 pt-4">
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="key" value={key} />
        <SelectField
          id="terms-kind"
          name="kind"
          label={content.fields.kind}
          none={content.chooseKind}
          options={kindOptions}
          invalid={isInvalid('kind')}
          required
        />
        <DateField
          id="terms-from"
          name="validFrom"
          label={content.fields.validFrom}
          value={today}
          min={today}
          invalid={isInvalid('validFrom')}
          required
        />
        <StepFields isInvalid={isInvalid} />
        <TextField
          id="terms-note"
          name="note"
          label={content.fields.note}
          hint={content.noteHint}
          invalid={isInvalid('note')}
          rows={3}
        />
        <PanelFoot isBusy={isBusy} status={status}>
          <Button type="submit" aria-disabled={isBusy}>
            {content.save}
          </Button>
        </PanelFoot>
      </form>
    </SidePanel>
  );
}

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const today = dayInIndia(new Date());
  const terms = await listTerms(context.get(pageContext).db, actor);
  return { today, terms: terms.map((one) => toTermsView(one, terms, today)) };
}

export const action = (args: Route.ActionArgs) => handleCancellation(args);

export default function CancellationPage({ loaderData: { today, terms } }: Route.ComponentProps) {
  const [isOpen, setOpen] = useState(false);
  const { status, say } = useStatus();
  return (
    <div className="grid gap-4">
      <PageTitle>{content.title}</PageTitle>
      <p className="max-w-4xl text-quiet">{content.intro}</p>
      <div>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {content.add}
        </Button>
      </div>
      <FormStatusLine status={status} takesRoom={false} />
      <div className="@container">
        {terms.length > 0 ? <TermsTable terms={terms} /> : <EmptyState>{content.none}</EmptyState>}
      </div>
      {isOpen && <TermsPanel today={today} onDone={say} onClose={() => setOpen(false)} />}
    </div>
  );
}
