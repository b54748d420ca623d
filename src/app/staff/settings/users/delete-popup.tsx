import { useEffect, useRef } from 'react';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { LoadingLine, usePopupData } from '#app/staff/forms/popup-data.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { CloseDialog, Dialog } from '#app/staff/kit/dialog.tsx';
import { deleteUserInput } from '#domain/staff/staff-input.ts';
import { staffMessages } from '#messages.ts';
import { staffUsersContent as content } from './texts.ts';
import { useUserForm } from './use-user-form.ts';
import type { UserIntent } from './user-intent.ts';
import type { UserPopupProps } from './user-view.ts';

type Found = { flag: 1; name: string; username: string } | { flag: 0 };

type FormProps = { id: string; name: string; username: string };

function DeleteForm({ id, name, username }: FormProps) {
  const { status, isBusy, isDone, onSubmit } = useUserForm({ schema: deleteUserInput });
  const form = useRef<HTMLFormElement>(null);

  // On what is harmless: at first it could not be there yet, and at the end the button that was pressed is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the end that moves the focus
  useEffect(() => form.current?.querySelector('button')?.focus(), [isDone]);

  return (
    <form ref={form} onSubmit={onSubmit} className="grid gap-3">
      <input type="hidden" name="intent" value={'delete' satisfies UserIntent} />
      <input type="hidden" name="delUid" value={id} />
      {!isDone && (
        <>
          <p className="font-semibold break-words">{content.remove.question(name, username)}</p>
          <p className="text-quiet">{content.remove.effect}</p>
        </>
      )}
      <FormStatusLine status={status} />
      <div className="flex flex-wrap gap-3">
        <CloseDialog>{isDone ? content.close : content.cancel}</CloseDialog>
        {!isDone && (
          <Button look="danger" type="submit" aria-disabled={isBusy}>
            {content.remove.go}
          </Button>
        )}
      </div>
    </form>
  );
}

export function DeletePopup({ user, onClose }: UserPopupProps) {
  const { body, problem, again } = usePopupData<Found>(
    `/adminDashboard/manage-users/user-delete/get-user-delete-data/?id=${user.id}`,
    onClose,
  );
  return (
    <Dialog title={content.remove.title(user.name)} onClose={onClose}>
      {body?.flag === 1 ? (
        <DeleteForm id={user.id} name={body.name} username={body.username} />
      ) : (
        <LoadingLine problem={body ? staffMessages.users.gone : problem} again={again} />
      )}
    </Dialog>
  );
}
