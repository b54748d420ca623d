import { useState } from 'react';
import { AttachedPicture } from '#app/staff/enquiries/attachments/attached-picture.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { ExpensePopup, ReadingPopup, RemovePopup } from './entry-popups.tsx';
import { panelClass, type SlipProps } from './slip-props.ts';
import type { ReadingView, SlipView } from './slip-view.ts';
import { staffSlipContent } from './texts.ts';

const content = staffSlipContent.entries;

type RowProps = { step: ReadingView; isLocked: boolean; onOpen: () => void };

function StepRow({ step, isLocked, onOpen }: RowProps) {
  const label = step.isEntered ? content.correct : content.enter;
  const spoken = step.isEntered ? content.correctOf(step.name) : content.enterOf(step.name);
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-line border-b py-1 text-[0.9375rem] last:border-0">
      <span className="w-40 font-semibold">{step.name}</span>
      <span className={step.isEntered ? 'tabular-nums' : 'text-quiet'}>{step.when || content.missing}</span>
      <span className="tabular-nums">{step.odometer}</span>
      {step.isEntered && (
        <span className="text-quiet text-sm">
          {[step.by, step.isCorrected && content.corrected, step.note].filter(Boolean).join(', ')}
        </span>
      )}
      {!isLocked && (
        <span className="ml-auto">
          <Button look="text" aria-haspopup="dialog" aria-label={spoken} onClick={onOpen}>
            {label}
          </Button>
        </span>
      )}
    </li>
  );
}

/** The steps with their times and odometers, and what the driver paid. */
export function Entries(props: SlipProps) {
  const { slip } = props;
  const [open, setOpen] = useState<ReadingView | 'expense'>();
  const [removed, setRemoved] = useState<SlipView['expenses'][number]>();
  const close = () => setOpen(undefined);
  const end = slip.steps.find(({ kind }) => kind === 'end');
  return (
    <section aria-labelledby="entries" className={panelClass}>
      <h2 id="entries" className="text-lg">
        {content.heading}
      </h2>
      {slip.endsWithoutCode && (
        <div className="grid gap-2 rounded-lg border-2 border-brick p-3">
          <p>{content.withoutCode}</p>
          <div>
            <Button look="quiet" onClick={() => setOpen(end)}>
              {content.end}
            </Button>
          </div>
        </div>
      )}
      {slip.meets && !slip.isClosed && <p className="rounded-lg bg-sand p-2 text-sm">{slip.meets}</p>}
      <ol>
        {slip.steps.map((step) => (
          <StepRow key={step.kind} step={step} isLocked={slip.isClosed} onOpen={() => setOpen(step)} />
        ))}
      </ol>
      <h3 className="font-semibold">{content.expenses}</h3>
      {slip.expenses.length === 0 ? (
        <p className="text-quiet">{content.noExpenses}</p>
      ) : (
        <ul>
          {slip.expenses.map((expense) => (
            <li
              key={expense.id}
              className="flex flex-wrap items-center gap-x-3 border-line border-b py-1 text-[0.9375rem] last:border-0"
            >
              {expense.photo && (
                <AttachedPicture picture={expense.photo} name={content.photoOf(expense.name)} />
              )}
              <span className={`wrap-anywhere ${expense.removed ? 'line-through' : ''}`}>
                {expense.name} <strong className="tabular-nums">{expense.amount}</strong>
              </span>
              <span className="ml-auto text-quiet text-sm">
                {expense.removed || `${expense.by}, ${expense.when}`}
                {expense.isAfterClosing && (
                  <strong className="block text-brick">{content.afterClosing}</strong>
                )}
              </span>
              {!slip.isClosed && !expense.removed && (
                <Button
                  look="text"
                  aria-haspopup="dialog"
                  aria-label={content.removeOf(expense.name, expense.amount)}
                  onClick={() => setRemoved(expense)}
                >
                  {content.remove}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!slip.isClosed && (
        <div>
          <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen('expense')}>
            {content.addExpense}
          </Button>
        </div>
      )}
      {removed && <RemovePopup {...props} expense={removed} onClose={() => setRemoved(undefined)} />}
      {open === 'expense' && <ExpensePopup {...props} onClose={close} />}
      {open && open !== 'expense' && <ReadingPopup {...props} step={open} onClose={close} />}
    </section>
  );
}
