import { useEffect } from 'react';
import { staffEnquiryContent } from '#app/staff/enquiries/enquiry/texts.ts';
import { EditableFact, type FactFieldProps } from '#app/staff/forms/editable-field.tsx';
import { IconButton } from '#app/staff/kit/icon-button.tsx';
import { Input } from '#app/staff/kit/input.tsx';
import { CheckIcon } from '#app/ui/icons.tsx';
import type { DutyView } from './duty-view.ts';

type Detail = DutyView['details'][number];

const inputs = {
  text: {},
  phone: { type: 'tel' },
  count: { type: 'text', inputMode: 'numeric' },
} as const;

function DetailField({ kind, id, typed, isInvalid, onEdit }: FactFieldProps & Pick<Detail, 'kind'>) {
  useEffect(() => {
    const field = document.getElementById(id);
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
  }, [id]);
  return (
    <span className="flex gap-1">
      <Input
        id={id}
        value={typed}
        {...inputs[kind]}
        aria-invalid={isInvalid || undefined}
        aria-describedby={`${id}-fault`}
        autoComplete="off"
        onChange={(event) => onEdit({ typed: event.target.value })}
      />
      <IconButton type="submit" aria-label={staffEnquiryContent.saveFact}>
        <CheckIcon className="size-5" />
      </IconButton>
    </span>
  );
}

type Props = { dutyId: string; detail: Detail };

/** One detail of a duty, edited in place. */
export function DetailRow({ dutyId, detail }: Props) {
  const { name, label, kind } = detail;
  return (
    <EditableFact
      id={`duty-${dutyId}-${name}`}
      label={label}
      fact={detail}
      isFixed={false}
      request={({ typed, basedOn }) => ({ intent: 'detail', dutyId, detail: name, typed, basedOn })}
      field={(props) => <DetailField {...props} kind={kind} />}
    />
  );
}
