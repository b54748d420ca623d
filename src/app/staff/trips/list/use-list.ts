import { createContext, useContext, useMemo } from 'react';
import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import { type ActionResult, statusOf } from '#app/staff/forms/action-result.ts';
import type { FormStatus } from '#app/staff/forms/form-status.ts';
import { type Fields, useAction } from '#app/staff/forms/use-action.ts';
import type { SavedField } from '#app/staff/forms/use-field-editing.ts';
import { useReload } from '#app/staff/forms/use-reload.ts';
import { toast } from '#app/staff/kit/toast-list.ts';

export type ListActions = {
  /** Sends a request about a trip and says what came of it. */
  act: (bookingId: string, fields: Fields) => Promise<void>;
  /** Opens everything that can be changed of a service, where its row has no room for it. */
  open: (serviceId: string) => void;
  /** Says what was saved of a trip, with a way to take it back. */
  onSaved: (bookingId: string, result: ActionResult<SavedField>) => void;
};

export const ListContext = createContext<ListActions | undefined>(undefined);

export function useList(): ListActions {
  const list = useContext(ListContext);
  if (!list) throw new Error('this is no part of a list of trips');
  return list;
}

/** What is saved is said in the corner, where it can be taken back. */
export function useListActions(
  onStatus: (status: FormStatus | undefined) => void,
  open: (serviceId: string) => void,
): ListActions {
  const { send } = useAction<SavedField>();
  const { send: sendUndo } = useAction<SavedField>();
  const reload = useReload();
  return useMemo(() => {
    const undo = async (bookingId: string, changeId: string) => {
      const undone = await sendUndo({ intent: 'trip-undo', bookingId, changeId });
      if (undone) receive(bookingId, undone);
    };
    const receive = (bookingId: string, result: ActionResult<SavedField>) => {
      onStatus(result.done ? undefined : statusOf(result));
      if (result.code === 'conflict') void reload();
      if (!result.done || !result.text) return;
      const { changeId } = result.value;
      const way = changeId && {
        label: staffEnquiriesContent.undo,
        run: () => void undo(bookingId, changeId),
      };
      toast(result.text, way || undefined);
    };
    return {
      open,
      onSaved: receive,
      act: async (bookingId, fields) => {
        const result = await send(fields);
        if (result) receive(bookingId, result);
      },
    };
  }, [onStatus, open, reload, send, sendUndo]);
}
