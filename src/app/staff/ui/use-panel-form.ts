import type { SessionCheck } from './action-result.ts';
import { useActionForm } from './use-action-form.ts';

export type PanelFormProps = {
  isSessionOver: SessionCheck;
  /** Receives the text of success; the popup with the form is closed by then. */
  onDone: (text: string) => void;
  onClose: () => void;
};

/** Closes the popup on success; the page shows the status, because the popup is gone by then. */
export const usePanelForm = ({ isSessionOver, onDone }: PanelFormProps) =>
  useActionForm({
    working: '',
    isSessionOver,
    onResult: (result, form) => {
      if (!result.done) return;
      form.closest('dialog')?.close();
      onDone(result.text);
    },
  });
