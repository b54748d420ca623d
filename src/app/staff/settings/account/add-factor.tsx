import { useId, useState } from 'react';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { type ActionForm, useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { FactorSecret } from './factor-secret.tsx';
import type { Offered } from './second-factor-action.ts';
import { accountContent as content } from './texts.ts';

function ConfirmForm({ form: { status, isBusy, onSubmit } }: { form: ActionForm }) {
  const id = useId();
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid max-w-sm gap-3">
      <input type="hidden" name="intent" value="confirm" />
      <TextField
        id={`${id}-code`}
        name="code"
        label={content.code}
        required
        autoComplete="one-time-code"
        invalid={status?.tone === 'fault'}
      />
      <FormStatusLine status={status} />
      <Button type="submit" aria-disabled={isBusy}>
        {content.confirm}
      </Button>
    </form>
  );
}

type Props = {
  confirming: ActionForm;
  /** The second factor was removed on this page a moment ago. */
  isRemoved: boolean;
};

export function AddFactor({ confirming, isRemoved }: Props) {
  const [offer, setOffer] = useState<Offered>();
  const { status, isBusy, onSubmit } = useActionForm<Offered>({
    working: '',
    revalidates: false,
    onResult: (result) => {
      if (result.done) setOffer(result.value);
    },
  });
  if (offer) {
    return (
      <div className="grid gap-4">
        <FactorSecret {...offer} />
        <ConfirmForm form={confirming} />
      </div>
    );
  }
  const removedText = isRemoved ? content.removed : '';
  return (
    <form method="post" onSubmit={onSubmit} className="grid justify-items-start gap-2">
      <input type="hidden" name="intent" value="offer" />
      <StatusLine text={status?.text ?? removedText} tone={status?.tone ?? 'good'} />
      <Button look="secondary" type="submit" aria-disabled={isBusy}>
        {content.setUp}
      </Button>
    </form>
  );
}
