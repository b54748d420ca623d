import { type FocusEvent, type KeyboardEvent, type SubmitEvent, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { ActionResult } from '#app/staff/forms/action-result.ts';
import type { Fields } from '#app/staff/forms/use-action.ts';
import {
  type EditableValue,
  type Editing,
  type SavedField,
  useFieldEditing,
} from '#app/staff/forms/use-field-editing.ts';
import { Input, Select, TextArea } from '#app/staff/kit/input.tsx';
import { ScriptButton } from '#app/staff/kit/script-button.tsx';
import type { loader as supplierNames } from '#app/staff/suppliers/supplier-names.ts';
import { paths } from '#paths.ts';

export type CellKind = 'text' | 'count' | 'date' | 'time' | 'area' | 'select' | 'supplier';

export type SelectOption = { value: string; label: string };

type FieldProps = {
  id: string;
  kind: CellKind;
  typed: string;
  label: string;
  isInvalid: boolean;
  options?: readonly SelectOption[] | undefined;
  onEdit: (next: Partial<Editing>) => void;
};

const pauseMs = 150;

/** The names of suppliers that fit, loaded while one is typed. */
function SupplierNames({ id, typed }: { id: string; typed: string }) {
  const { data = [], load } = useFetcher<typeof supplierNames>();
  useEffect(() => {
    const timer = setTimeout(
      () => void load(`${paths.adminSupplierNames}?${new URLSearchParams({ q: typed })}`),
      pauseMs,
    );
    return () => clearTimeout(timer);
  }, [typed, load]);
  return (
    <datalist id={id}>
      {data.map(({ id: supplierId, name, city }) => (
        <option key={supplierId} value={city === '' ? name : `${name}, ${city}`} />
      ))}
    </datalist>
  );
}

function CellField({ id, kind, typed, label, isInvalid, options = [], onEdit }: FieldProps) {
  const shared = {
    id,
    value: typed,
    'aria-label': label,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': `${id}-fault`,
    onChange: ({ target }: { target: { value: string } }) => onEdit({ typed: target.value }),
  };
  useEffect(() => {
    const field = document.getElementById(id);
    field?.focus();
    if (field instanceof HTMLInputElement && field.type === 'text') field.select();
  }, [id]);
  if (kind === 'area') return <TextArea {...shared} rows={3} />;
  if (kind === 'select')
    return (
      <Select {...shared}>
        <option value="">–</option>
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    );
  const type = kind === 'date' || kind === 'time' ? kind : 'text';
  const list = kind === 'supplier' ? `${id}-names` : undefined;
  return (
    <>
      <Input
        {...shared}
        type={type}
        inputMode={kind === 'count' ? 'numeric' : undefined}
        list={list}
        autoComplete="off"
      />
      {list && <SupplierNames id={list} typed={typed} />}
    </>
  );
}

export type CellProps = {
  id: string;
  label: string;
  value: EditableValue;
  kind?: CellKind | undefined;
  options?: readonly SelectOption[];
  /** Shown where there is no value yet. */
  empty: string;
  isFixed: boolean;
  isStrong?: boolean | undefined;
  request: (editing: Editing) => Fields;
  onSaved: (result: ActionResult<SavedField>) => void;
};

/** A value that becomes a field when it is pressed. Enter or leaving it saves, Escape keeps what was there. */
export function Cell(props: CellProps) {
  const { id, label, value, kind = 'text', options, empty, isFixed, isStrong = false } = props;
  const { request, onSaved } = props;
  const { editing, fault, shown, opener, begin, edit, save, cancel } = useFieldEditing({
    ...{ fact: value, request, onSaved },
  });
  const form = useRef<HTMLFormElement>(null);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && kind === 'area' && (event.ctrlKey || event.metaKey))
      form.current?.requestSubmit();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    cancel();
  };
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) void save(false);
  };
  return (
    <div className="min-w-0">
      {editing ? (
        <form ref={form} noValidate onSubmit={onSubmit} onKeyDown={onKeyDown} onBlur={onBlur}>
          <CellField
            {...{ id, kind, label, options }}
            typed={editing.typed}
            isInvalid={fault !== undefined}
            onEdit={edit}
          />
        </form>
      ) : (
        <ScriptButton
          ref={opener}
          disabled={isFixed}
          aria-label={`${label}: ${shown || empty}`}
          className={`block min-h-11 w-full rounded px-1.5 text-left wrap-anywhere enabled:hover:bg-sand lg:min-h-8 ${isStrong ? 'font-semibold' : ''} ${kind === 'area' ? 'whitespace-pre-line' : ''}`}
          onClick={begin}
        >
          {shown || (
            <span className="border-quiet/60 border-b border-dashed font-normal text-quiet text-sm">
              {empty}
            </span>
          )}
        </ScriptButton>
      )}
      <p id={`${id}-fault`} role="status" className="text-brick text-sm empty:hidden">
        {fault}
      </p>
    </div>
  );
}
