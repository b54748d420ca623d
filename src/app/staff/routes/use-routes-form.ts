import type { SessionCheck } from '#app/staff/ui/action-result.ts';
import { useActionForm } from '#app/staff/ui/use-action-form.ts';

export type FormProps = {
  isSessionOver: SessionCheck;
  /** Receives the text of success; the popup with the form is closed by then. */
  onDone: (text: string) => void;
  onClose: () => void;
};

/** Closes the popup on success; the page shows the status, because the popup is gone by then. */
export const useRoutesForm = ({ isSessionOver, onDone }: FormProps) =>
  useActionForm({
    working: '',
    isSessionOver,
    onResult: (result, form) => {
      if (!result.done) return;
      form.closest('dialog')?.close();
      onDone(result.text);
    },
  });
