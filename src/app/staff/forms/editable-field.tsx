import type { FocusEvent, KeyboardEvent, ReactNode, SubmitEvent } from 'react';
import { staffEnquiryContent as content } from '#app/staff/enquiries/enquiry/texts.ts';
import { ScriptButton } from '#app/staff/kit/script-button.tsx';
import { type Editing, type FieldEditing, useFieldEditing } from './use-field-editing.ts';

/** What the field of a fact gets while it is edited. */
export type FieldInputProps = {
  id: string;
  typed: string;
  country: string;
  isInvalid: boolean;
  onEdit: (next: Partial<Editing>) => void;
};

type Props = FieldEditing & {
  id: string;
  label: string;
  isFixed: boolean;
  field: (props: FieldInputProps) => ReactNode;
};

/** A row with a fact's name and its value, which becomes a field when it is clicked. */
export function EditableField({ id, label, isFixed, field, ...facts }: Props) {
  const { editing, fault, shown, opener, begin, edit, save, cancel } = useFieldEditing(facts);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    cancel();
  };
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) void save(false);
  };
  return (
    <div className="grid grid-cols-[35%_1fr] items-center gap-x-2 text-[0.9375rem]">
      <dt className="text-quiet">{editing ? <label htmlFor={id}>{label}</label> : label}</dt>
      <dd className="min-w-0">
        {editing ? (
          <form
            noValidate
            onSubmit={onSubmit}
            onKeyDown={onKeyDown}
            onBlur={onBlur}
            className="grid gap-1 py-0.5"
          >
            {field({
              id,
              typed: editing.typed,
              country: editing.country,
              isInvalid: fault !== undefined,
              onEdit: edit,
            })}
          </form>
        ) : (
          <ScriptButton
            ref={opener}
            disabled={isFixed}
            aria-label={`${label}: ${shown || content.noChoice}`}
            className="block min-h-11 w-full truncate rounded px-1.5 text-left enabled:hover:bg-sand lg:min-h-7"
            onClick={begin}
          >
            <span className="border-quiet/60 border-b border-dashed in-disabled:border-0">
              {shown || <span className="text-quiet">{content.unknown}</span>}
            </span>
          </ScriptButton>
        )}
      </dd>
      <p id={`${id}-fault`} role="status" className="col-span-2 text-brick text-sm empty:hidden">
        {fault}
      </p>
    </div>
  );
}
