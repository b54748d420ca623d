import { type ReactNode, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { StopField } from '#app/staff/cabs/routes/stop-field.tsx';
import { staffEnquiryContent } from '#app/staff/enquiries/enquiry/texts.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { RadioButton } from '#app/staff/kit/checkbox.tsx';
import { FormField } from '#app/staff/kit/form-field.tsx';
import { Select } from '#app/staff/kit/input.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { type CallKind, callKinds } from '#domain/enquiries/call/call-trip.ts';
import { defaultHours } from '#domain/fares/requested-trip.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { passports } from '#domain/tour-packages/price/package-price.ts';
import { paths } from '#paths.ts';
import type { loader } from './call-packages.ts';
import { callTexts as texts } from './texts.ts';

const labels = staffEnquiryContent.fact;

export type FieldOf = (name: string) => { id: string; name: string; invalid: boolean };

type Props = {
  fieldOf: FieldOf;
  kind: CallKind;
  onKind: (kind: CallKind) => void;
  packageId: string;
  onPackage: (packageId: string) => void;
  /** A day was filled in by a button, which no field reports. */
  onDay: () => void;
};

/** Stays in the form while another kind is chosen, so that nothing is typed twice. */
const Of = ({ isShown, children }: { isShown: boolean; children: ReactNode }) => (
  <div hidden={!isShown}>{children}</div>
);

/** The packages are loaded when the first tour is asked about. */
function usePackages(isTour: boolean) {
  const { data, load } = useFetcher<typeof loader>();
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isTour || isAsked.current) return;
    isAsked.current = true;
    void load(paths.adminCallPackages);
  }, [isTour, load]);
  return data ?? [];
}

type DayProps = Pick<Props, 'fieldOf' | 'onDay'>;

/** The day by one press or from the calendar. */
function DayField({ fieldOf, onDay }: DayProps) {
  const box = useRef<HTMLDivElement>(null);
  const choose = (day: string) => {
    const field = box.current?.querySelector<HTMLInputElement>('[name=tripStarts]');
    if (field) field.value = day;
    onDay();
  };
  const today = () => dayInIndia(new Date());
  return (
    <div ref={box} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <TextField {...fieldOf('tripStarts')} label={labels.tripStarts} type="date" autoComplete="off" />
      <span className="flex gap-1.5">
        <Button look="quiet" onClick={() => choose(today())}>
          {texts.today}
        </Button>
        <Button look="quiet" onClick={() => choose(daysAfter(today(), 1))}>
          {texts.tomorrow}
        </Button>
      </span>
    </div>
  );
}

/** What a price depends on: the ride or the tour, its day and who travels. */
export function TripPart({ fieldOf, kind, onKind, packageId, onPackage, onDay }: Props) {
  const isTour = kind === 'tour';
  const packages = usePackages(isTour);
  const isAbroad = packages.find(({ id }) => id === packageId)?.isAbroad === true;
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <>
      <fieldset>
        <legend className="mb-1 font-semibold text-sm">{texts.kind}</legend>
        <div className="grid grid-cols-4 gap-1.5">
          {callKinds.map((one) => (
            <RadioButton
              key={one}
              name="kind"
              value={one}
              checked={one === kind}
              onChange={() => onKind(one)}
            >
              {texts.kinds[one]}
            </RadioButton>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-3 sm:grid-cols-2" hidden={isTour}>
        <StopField {...fieldOf('tripFrom')} label={labels.tripFrom} />
        <Of isShown={kind !== 'local'}>
          <StopField {...fieldOf('tripTo')} label={labels.tripTo} />
        </Of>
        <Of isShown={kind === 'local'}>
          <TextField {...fieldOf('hours')} {...number} label={texts.hours} value={String(defaultHours)} />
        </Of>
      </div>
      <Of isShown={isTour}>
        <FormField id={fieldOf('package').id} label={texts.package}>
          <Select
            id={fieldOf('package').id}
            name="package"
            value={packageId}
            aria-invalid={fieldOf('package').invalid || undefined}
            onChange={(event) => onPackage(event.currentTarget.value)}
          >
            <option value="">{texts.choosePackage}</option>
            {packages.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </FormField>
      </Of>
      <DayField fieldOf={fieldOf} onDay={onDay} />
      <div className="grid grid-cols-2 gap-3">
        <Of isShown={!isTour}>
          <TextField {...fieldOf('tripTime')} label={labels.tripTime} type="time" autoComplete="off" />
        </Of>
        <Of isShown={kind === 'round-trip' || isTour}>
          <TextField {...fieldOf('tripEnds')} label={labels.tripEnds} type="date" autoComplete="off" />
        </Of>
        <TextField {...fieldOf('adults')} {...number} label={labels.adults} />
        <Of isShown={isTour}>
          <TextField {...fieldOf('ages')} label={texts.ages} hint={texts.agesHint} autoComplete="off" />
        </Of>
        <Of isShown={!isTour}>
          <TextField {...fieldOf('children')} {...number} label={labels.children} />
        </Of>
        <Of isShown={isTour && isAbroad}>
          <FormField id={fieldOf('passport').id} label={texts.passport}>
            <Select id={fieldOf('passport').id} name="passport" defaultValue="indian">
              {passports.map((one) => (
                <option key={one} value={one}>
                  {texts.passports[one]}
                </option>
              ))}
            </Select>
          </FormField>
        </Of>
      </div>
    </>
  );
}
