import type { Command } from '@tiptap/pm/state';
import { type ReactNode, type SubmitEvent, type SyntheticEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#app/staff/kit/button.tsx';
import { CloseDialog, Dialog } from '#app/staff/kit/dialog.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { staffEditorContent as content } from './texts.ts';

export type Fault = { text: string; field: string };

type Props = {
  title: string;
  go: string;
  remove: { label: string; change: Command } | undefined;
  fields: (faulty: string | undefined) => ReactNode;
  read: (fields: FormData) => Fault | Command;
  /** Called with the change to apply to the text after the popup has closed. */
  onClose: (change: Command | undefined) => void;
};

const keepInside = (event: SyntheticEvent) => event.stopPropagation();

/**
 * Rendered in a portal, because forms cannot be nested. React events still bubble to the editor's form through the
 * portal, so they are stopped here.
 */
export function AskPopup({ title, go, remove, fields, read, onClose }: Props) {
  const [fault, setFault] = useState<Fault>();
  const change = useRef<Command>(undefined);

  const closeWith = (inside: Element, decided: Command) => {
    change.current = decided;
    inside.closest('dialog')?.close();
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const form = event.currentTarget;
    const answer = read(new FormData(form));
    if (typeof answer === 'function') return closeWith(form, answer);
    setFault(answer);
    form.querySelector<HTMLElement>(`[name="${answer.field}"]`)?.focus();
  };

  return createPortal(
    <Dialog title={title} onClose={() => onClose(change.current)}>
      <form noValidate onSubmit={onSubmit} onInput={keepInside} onChange={keepInside} className="grid gap-4">
        {fields(fault?.field)}
        <StatusLine text={fault?.text} tone="fault" />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{go}</Button>
          {remove && (
            <Button look="secondary" onClick={(event) => closeWith(event.currentTarget, remove.change)}>
              {remove.label}
            </Button>
          )}
          <CloseDialog>{content.cancel}</CloseDialog>
        </div>
      </form>
    </Dialog>,
    document.body,
  );
}
