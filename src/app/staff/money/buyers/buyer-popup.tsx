import { useState } from 'react';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Checkbox } from '#app/staff/kit/checkbox.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import { SelectField } from '#app/staff/kit/select-field.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import type { BuyerView } from '#domain/documents/buyers/buyer.ts';
import { stateCodes, stateName } from '#domain/shared/indian-states.ts';
import { residences } from '#domain/shared/residence.ts';
import { staffBuyersContent as content } from './texts.ts';

export type BuyerStart = Pick<BuyerView, 'name' | 'state' | 'gstin' | 'livesIn' | 'billEmail'>;

type Props = {
  customerId: string;
  /** What is known of the customer; the fields of a new buyer begin with it. */
  start: BuyerStart;
  /** Without one the popup adds it. */
  buyer?: BuyerView | undefined;
  onDone: (text: string) => void;
  onClose: () => void;
};

/** Adds a buyer, or changes one. */
export function BuyerPopup({ customerId, start, buyer, onDone, onClose }: Props) {
  const [key] = useState(() => crypto.randomUUID());
  const [revision, setRevision] = useState(buyer?.revision ?? 0);
  const { status, isBusy, onSubmit } = useActionForm({
    working: content.working,
    onResult: (result) => {
      if (result.done) {
        onDone(result.text);
        onClose();
      } else if (result.present) setRevision(Number(result.present.stored));
    },
  });
  const { labels, hints } = content;
  const given = buyer ?? start;
  const field = (name: 'name' | 'address' | 'state' | 'gstin' | 'pan' | 'livesIn' | 'billEmail') => ({
    ...{ id: `buyer-${name}`, name, label: labels[name] },
    invalid: status?.field === name,
  });
  return (
    <Dialog title={buyer ? content.change(buyer.name) : content.titleNew} onClose={onClose}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        <input type="hidden" name="intent" value={buyer ? 'buyer-change' : 'buyer-add'} />
        <input type="hidden" name="customerId" value={customerId} />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="id" value={buyer?.id ?? ''} />
        <input type="hidden" name="revision" value={revision} />
        <TextField {...field('name')} value={given.name} autoComplete="off" required />
        <TextField {...field('address')} value={buyer?.address} rows={3} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('gstin')} value={given.gstin} hint={hints.gstin} autoComplete="off" />
          <TextField {...field('pan')} value="" hint={hints.pan(buyer?.panEnd ?? '')} autoComplete="off" />
          <SelectField
            {...field('state')}
            value={given.state}
            none={content.chooseState}
            options={stateCodes.map((code) => ({ value: code, label: stateName(code) }))}
          />
          <SelectField
            {...field('livesIn')}
            value={given.livesIn}
            none={content.livesIn['']}
            options={residences.map((value) => ({ value, label: content.livesIn[value] }))}
          />
        </div>
        <TextField {...field('billEmail')} value={given.billEmail} type="email" autoComplete="off" />
        <div>
          <Checkbox
            name="isBodyCorporate"
            value="yes"
            defaultChecked={buyer?.isBodyCorporate ?? false}
            hint={hints.isBodyCorporate}
          >
            {labels.isBodyCorporate}
          </Checkbox>
          <Checkbox name="billsMonthly" value="yes" defaultChecked={buyer?.billsMonthly ?? false}>
            {labels.billsMonthly}
          </Checkbox>
          {buyer?.panEnd && (
            <Checkbox name="removesPan" value="yes">
              {labels.removesPan}
            </Checkbox>
          )}
        </div>
        <FormStatusLine status={status} takesRoom={false} />
        <div>
          <Button type="submit" aria-disabled={isBusy}>
            {content.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
