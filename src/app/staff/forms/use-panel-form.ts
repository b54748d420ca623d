import { useActionForm } from './use-action-form.ts';

export type PanelFormProps = {
  /** Receives the text of success; the popup with the form is closed by then. */
  onDone: (text: string) => void;
  onClose: () => void;
};

/** Closes the popup on success; the page shows the status, because the popup is gone by then. */
export const usePanelForm = ({ onDone }: PanelFormProps) =>
  useActionForm({
    working: '',
    onResult: (result, form) => {
      if (!result.done) return;
      form.closest('dialog')?.close();
      onDone(result.text);
    },
  });
