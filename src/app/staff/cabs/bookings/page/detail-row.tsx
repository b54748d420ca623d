import { useEffect } from 'react';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { staffEnquiryContent } from '#app/staff/enquiries/enquiry/texts.ts';
import { EditableFact, type FactFieldProps } from '#app/staff/forms/editable-field.tsx';
import { IconButton } from '#app/staff/kit/icon-button.tsx';
import { Input } from '#app/staff/kit/input.tsx';
import { CheckIcon } from '#app/ui/icons.tsx';
import type { DutyView } from './duty-view.ts';

const inputs: Record<string, { type: string; inputMode?: 'numeric' }> = {
  passengerPhone: { type: 'tel' },
  passengers: { type: 'text', inputMode: 'numeric' },
  bags: { type: 'text', inputMode: 'numeric' },
};

function DetailField({ name, id, typed, isInvalid, onEdit }: FactFieldProps & { name: string }) {
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
        {...inputs[name]}
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

type Props = { dutyId: string; detail: DutyView['details'][number] };

/** One detail of a duty, edited in place. */
export function DetailRow({ dutyId, detail }: Props) {
  const { name } = detail;
  return (
    <EditableFact
      id={`duty-${dutyId}-${name}`}
      label={staffBookingsContent.details[name]}
      fact={detail}
      isFixed={false}
      request={({ typed, basedOn }) => ({ intent: 'detail', dutyId, detail: name, typed, basedOn })}
      field={(props) => <DetailField {...props} name={name} />}
    />
  );
}
