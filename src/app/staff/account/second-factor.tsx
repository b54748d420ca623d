import { useState } from 'react';
import { useFetcher } from 'react-router';
import { accountContent as content } from '#app/content/staff/account.ts';
import { AddFactor } from './add-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemoveFactor } from './remove-factor.tsx';
import type { Confirmed, Refused, Removed } from './second-factor-action.ts';

/** Holds the replies of the forms, because each form is unmounted when its state changes. */
export function SecondFactor({ isOn }: { isOn: boolean }) {
  const confirming = useFetcher<Confirmed | Refused>();
  const removing = useFetcher<Removed | Refused>();
  const [noted, setNoted] = useState<string[]>();

  const codes = confirming.data?.done ? confirming.data.codes : undefined;
  if (isOn && codes && codes !== noted)
    return <RecoveryCodes codes={codes} onNoted={() => setNoted(codes)} />;
  return (
    <>
      <p className="text-quiet">{isOn ? content.factorOn : content.factorOff}</p>
      {isOn ? (
        <RemoveFactor fetcher={removing} />
      ) : (
        <AddFactor fetcher={confirming} removed={removing.data?.done ?? false} />
      )}
    </>
  );
}
