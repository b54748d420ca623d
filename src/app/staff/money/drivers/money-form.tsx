import { type ReactNode, useState } from 'react';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { usePanelForm } from '#app/staff/forms/use-panel-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import { driverMoneyTexts as texts } from './texts.ts';

type Props = {
  label: string;
  title: string;
  intent: string;
  onDone: (text: string) => void;
  fields: (isInvalid: (name: string) => boolean) => ReactNode;
};

function OpenForm({
  title,
  intent,
  fields,
  onDone,
  onClose,
}: Omit<Props, 'label'> & { onClose: () => void }) {
  const { status, isBusy, onSubmit } = usePanelForm({ onDone, onClose });
  const [key] = useState(() => crypto.randomUUID());
  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate onSubmit={onSubmit} className="grid gap-3">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="key" value={key} />
        {fields((name) => status?.field === name)}
        <FormStatusLine status={status} takesRoom={false} />
        <div>
          <Button type="submit" aria-disabled={isBusy}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** A button whose popup has a short form about cash. */
export function MoneyForm({ label, ...form }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <OpenForm {...form} onClose={() => setOpen(false)} />}
    </>
  );
}
