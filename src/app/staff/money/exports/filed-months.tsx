import { useState } from 'react';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { type PanelFormProps, usePanelForm } from '#app/staff/forms/use-panel-form.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Checkbox } from '#app/staff/kit/checkbox.tsx';
import { ConfirmDialog } from '#app/staff/kit/confirm-dialog.tsx';
import { FilterBar, FilterSelect } from '#app/staff/kit/filter-bar.tsx';
import { SumTable } from '#app/staff/kit/sum-table.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { paths } from '#paths.ts';
import type { FiledMonthsView } from './filed-months-data.ts';
import { exportTexts } from './texts.ts';

const { periods: texts } = exportTexts;

const Missing = ({ missing }: Pick<FiledMonthsView, 'missing'>) => (
  <>
    <h3 className="font-sans text-sm">{texts.missing}</h3>
    {missing.length > 0 ? (
      <SumTable
        caption={texts.missing}
        rows={missing.map(({ name, value, to }) => ({
          name,
          value: (
            <TextLink look="number" to={to} aria-label={texts.linkName(value, name)}>
              {value}
            </TextLink>
          ),
        }))}
      />
    ) : (
      <p className="text-quiet">{texts.complete}</p>
    )}
  </>
);

/** A lock cannot be taken back, so it is read once more before it is set. */
function LockDialog({ month, contents, missing, onDone, onClose }: PanelFormProps & FiledMonthsView) {
  const form = usePanelForm({ onDone, onClose });
  return (
    <ConfirmDialog
      title={texts.question(month.name)}
      go={texts.lock(month.name)}
      keep={texts.keep}
      form={form}
      fields={{ intent: 'lock', month: month.value }}
      onClose={onClose}
    >
      <SumTable caption={texts.contents(month.name)} rows={contents} />
      <h3 className="font-sans text-sm">{texts.missing}</h3>
      {missing.length > 0 ? (
        <>
          <SumTable caption={texts.missing} rows={missing.map(({ name, value }) => ({ name, value }))} />
          <Checkbox name="confirmed">{texts.confirm}</Checkbox>
        </>
      ) : (
        <p className="text-quiet">{texts.complete}</p>
      )}
      <p className="font-semibold">{texts.final}</p>
    </ConfirmDialog>
  );
}

function LockOf(view: FiledMonthsView) {
  const { month, isOver, isFiled } = view;
  const [isAsking, setAsking] = useState(false);
  const { status, say } = useStatus();
  return (
    <>
      <FormStatusLine status={status} takesRoom={false} />
      {isFiled && <p className="font-semibold">{texts.isFiled(month.name)}</p>}
      {!isOver && <p className="text-quiet text-sm">{texts.notOver(month.name)}</p>}
      {isOver && !isFiled && (
        <div>
          <Button look="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {texts.lock(month.name)}
          </Button>
        </div>
      )}
      {isAsking && <LockDialog {...view} onDone={say} onClose={() => setAsking(false)} />}
    </>
  );
}

/** What a month has and what is missing, and the months that are locked. */
export function FiledMonths(view: FiledMonthsView) {
  const { offered, month, contents, missing, filed } = view;
  return (
    <section
      aria-labelledby="filed-months"
      className="grid content-start gap-3 rounded-xl border border-line bg-card p-4"
    >
      <h2 id="filed-months" className="font-sans text-base">
        {texts.heading}
      </h2>
      <p className="text-quiet text-sm">{texts.intro}</p>
      <FilterBar key={month.value} action={paths.adminMoneyExports} label={texts.month} go={texts.preview}>
        <FilterSelect
          name="month"
          label={texts.month}
          any={texts.month}
          value={month.value}
          options={offered}
        />
      </FilterBar>
      <SumTable caption={texts.contents(month.name)} rows={contents} />
      <Missing missing={missing} />
      <LockOf key={`lock ${month.value}`} {...view} />
      {filed.length > 0 ? (
        <SumTable caption={texts.heading} rows={filed} />
      ) : (
        <p className="text-quiet text-sm">{texts.none}</p>
      )}
    </section>
  );
}
