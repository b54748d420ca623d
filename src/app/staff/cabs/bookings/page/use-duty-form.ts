import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { useReload } from '#app/staff/forms/use-reload.ts';
import type { Saved } from './booking-action.ts';

type Options = {
  onDone: (text: string, tone?: 'warn') => void;
  onClose: () => void;
  working?: string;
  /** The present state is on its way. */
  onConflict?: () => void;
};

/** A form about a duty. After a conflict it shows the present state, so that staff decide by that. */
export function useDutyForm({
  onDone,
  onClose,
  working = staffBookingsContent.change.working,
  onConflict,
}: Options) {
  const reload = useReload();
  return useActionForm<Saved>({
    working,
    onResult: (result) => {
      if (!result.done) {
        if (result.code !== 'conflict') return;
        onConflict?.();
        void reload();
        return;
      }
      onDone(result.text, result.value.needsCheck ? 'warn' : undefined);
      onClose();
    },
  });
}
