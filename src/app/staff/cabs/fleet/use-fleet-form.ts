import { useActionForm } from '#app/staff/forms/use-action-form.ts';

export type PanelProps = {
  /** Receives the text of success. */
  onDone: (text: string) => void;
  onClose: () => void;
};

type Options = Pick<PanelProps, 'onDone'> & {
  /** False for what is added to a panel that stays open. */
  closes?: boolean;
};

/** A form in a panel; the page shows the status of success, because the panel is closed by then. */
export const useFleetForm = ({ onDone, closes = true }: Options) =>
  useActionForm({
    working: '',
    onResult: (result, form) => {
      if (!result.done) return;
      if (closes) form.closest('dialog')?.close();
      else form.reset();
      onDone(result.text);
    },
  });
