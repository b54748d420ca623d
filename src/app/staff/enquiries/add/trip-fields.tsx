import { StopField } from '#app/staff/cabs/routes/stop-field.tsx';
import { staffEnquiryContent } from '#app/staff/enquiries/enquiry/texts.ts';
import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import { SelectField } from '#app/staff/kit/select-field.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { optionsOf, useCabs } from '#app/staff/shell/use-cabs.ts';
import { offered } from '#domain/fares/cab-names.ts';

const labels = staffEnquiryContent.fact;
const places = ['tripFrom', 'tripTo'] as const;
const fields = [
  ['tripStarts', 'date'],
  ['tripTime', 'time'],
  ['tripEnds', 'date'],
  ['adults', 'text'],
  ['children', 'text'],
  ['budget', 'text'],
] as const;

type Props = { fieldOf: (name: string) => { id: string; name: string; invalid: boolean } };

/** Everything about the trip, if the customer says it in the call. */
export function TripFields({ fieldOf }: Props) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {places.map((name) => (
        <StopField key={name} {...fieldOf(name)} label={labels[name]} />
      ))}
      {fields.map(([name, type]) => (
        <TextField key={name} {...fieldOf(name)} label={labels[name]} type={type} autoComplete="off" />
      ))}
      <SelectField
        {...fieldOf('carType')}
        label={labels.carType}
        none={staffEnquiriesContent.add.notKnown}
        options={optionsOf(offered(useCabs().carTypes))}
      />
    </div>
  );
}
