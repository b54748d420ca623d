import { useState } from 'react';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useAction } from '#app/staff/forms/use-action.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { Button } from '#app/staff/kit/button.tsx';
import type { Area } from '#domain/staff/areas.ts';
import { AreasForm } from './areas-form.tsx';
import { staffUsersContent } from './texts.ts';
import type { UserIntent } from './user-intent.ts';

const content = staffUsersContent.create;

type Props = { user: { id: string; name: string }; yourAreas: readonly Area[] };

/** The next step after a user was added, who cannot log in as a Non-Admin. */
export function MakeAdmin({ user, yourAreas }: Props) {
  const { send, isBusy } = useAction();
  const { status, say, sayResult } = useStatus();
  const [isAdmin, setAdmin] = useState(false);
  const make = async () => {
    say(staffUsersContent.working);
    const intent: UserIntent = 'role';
    const result = await send({ intent, id: user.id, n_changeUserRight: 'Admin' });
    if (!result) return;
    sayResult(result);
    setAdmin(result.done);
  };
  return (
    <div className="mt-4 grid gap-3 rounded-xl border border-teal p-4">
      {!isAdmin && (
        <>
          <p>{content.nextStep(user.name)}</p>
          <div>
            <Button look="secondary" aria-disabled={isBusy} onClick={make}>
              {content.makeAdmin(user.name)}
            </Button>
          </div>
        </>
      )}
      <FormStatusLine status={status} />
      {isAdmin && <AreasForm user={{ id: user.id, areas: yourAreas }} yourAreas={yourAreas} />}
    </div>
  );
}
