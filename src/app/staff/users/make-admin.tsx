import { useState } from 'react';
import { staffUsersContent } from '#app/content/staff/users.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { statusOf } from '#app/staff/ui/action-result.ts';
import { type FormStatus, good } from '#app/staff/ui/form-status.ts';
import { useAction } from '#app/staff/ui/use-action.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import type { Area } from '#domain/staff/areas.ts';
import { AreasForm } from './areas-form.tsx';
import type { UserIntent } from './user-intent.ts';

const content = staffUsersContent.create;

type Props = {
  user: { id: string; name: string };
  yourAreas: readonly Area[];
};

/** The next step after a user was added, who cannot log in as a Non-Admin. */
export function MakeAdmin({ user, yourAreas }: Props) {
  const { send, isBusy } = useAction();
  const [status, setStatus] = useState<FormStatus>();
  const [isAdmin, setAdmin] = useState(false);
  const make = async () => {
    setStatus(good(staffUsersContent.working));
    const intent: UserIntent = 'role';
    const result = await send({ intent, id: user.id, n_changeUserRight: 'Admin' });
    if (!result) return;
    setStatus(statusOf(result));
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
      <StatusLine text={status?.text} tone={status?.tone ?? 'good'} />
      {isAdmin && <AreasForm user={{ id: user.id, areas: yourAreas }} yourAreas={yourAreas} />}
    </div>
  );
}
