import { staffQuotesContent } from '#app/staff/quotes/texts.ts';
import { FieldGroup, QuoteChoice, QuoteField } from './quote-field.tsx';
import type { QuoteForm } from './use-quote-form.ts';

const content = staffQuotesContent.editor.deposit;

/** What is paid first, and the days of both payments. */
export function DepositFields({ form }: { form: QuoteForm }) {
  const { values, fault, sums, set } = form;
  const { deposit } = values;
  const change = (part: Partial<typeof deposit>) => set({ deposit: { ...deposit, ...part } });
  const props = (name: 'value' | 'due' | 'balanceDue') => ({
    field: `deposit.${name}`,
    value: deposit[name],
    fault: fault?.field,
    onChange: (value: string) => change({ [name]: value }),
  });
  const paid = 'paid' in sums ? sums.paid : undefined;
  return (
    <FieldGroup legend={content.legend}>
      <QuoteChoice
        field="deposit.kind"
        value={deposit.kind}
        options={content.kinds}
        onChange={(kind) => change({ kind })}
      />
      {deposit.kind !== 'none' && (
        <div className="grid gap-3 sm:grid-cols-3">
          <QuoteField
            {...props('value')}
            inputMode="decimal"
            label={deposit.kind === 'percent' ? content.percent : content.amount}
            hint={paid && content.comesTo(paid.deposit, paid.balance)}
          />
          <QuoteField {...props('due')} label={content.due} type="date" />
          <QuoteField {...props('balanceDue')} label={content.balanceDue} type="date" />
        </div>
      )}
    </FieldGroup>
  );
}
