import { useState } from 'react';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { AddFactor } from './add-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemoveFactor } from './remove-factor.tsx';
import type { Confirmed } from './second-factor-action.ts';
import { accountContent as content } from './texts.ts';

/** Holds the results of the forms, because each form is unmounted when its state changes. */
export function SecondFactor({ isOn }: { isOn: boolean }) {
  const [codes, setCodes] = useState<string[]>();
  const common = { working: '' };
  const confirming = useActionForm<Confirmed>({
    ...common,
    onResult: (result) => {
      if (result.done) setCodes(result.value.codes);
    },
  });
  const removing = useActionForm(common);

  if (isOn && codes) return <RecoveryCodes codes={codes} onNoted={() => setCodes(undefined)} />;
  return (
    <>
      <p className="text-quiet">{isOn ? content.factorOn : content.factorOff}</p>
      {isOn ? (
        <RemoveFactor form={removing} />
      ) : (
        <AddFactor confirming={confirming} isRemoved={removing.isDone} />
      )}
    </>
  );
}
