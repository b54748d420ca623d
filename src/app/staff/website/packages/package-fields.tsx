import { useState } from 'react';
import { Select } from '#app/staff/kit/input.tsx';
import { RichEditor } from '#app/staff/website/editor/rich-editor.tsx';
import { DetailsField } from '#app/staff/website/packages/details/details-field.tsx';
import { GalleryField } from '#app/staff/website/packages/details/gallery-field.tsx';
import { type DetailsInput, detailsFrom } from '#app/staff/website/packages/details/typed-details.ts';
import { ItineraryField } from '#app/staff/website/packages/itinerary/itinerary-field.tsx';
import { PublishFields } from '#app/staff/website/publishing/publish-fields.tsx';
import { publishStates } from '#domain/publishing/publishing.ts';
import { momentOf } from '#domain/shared/india-time.ts';
import { categories, countries } from '#domain/tour-packages/tour-package.ts';
import {
  FaultLine,
  type FieldFrame,
  fieldOf,
  PackageField,
  PictureField,
  PriceField,
} from './package-field.tsx';
import { staffTourPackagesContent as content } from './texts.ts';

type SelectProps = {
  frame: FieldFrame;
  field: 'Category' | 'Country';
  value: string;
  none: string;
  options: readonly string[];
  isLocked?: boolean;
  onChoose: (value: string) => void;
};

function PlaceField({ frame, field, value, none, options, isLocked = false, onChoose }: SelectProps) {
  const { id, name, label, invalid } = fieldOf(frame, field);
  return (
    <div>
      <div className="grid gap-1">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <Select
          id={id}
          name={name}
          value={value}
          required
          disabled={isLocked}
          aria-invalid={invalid || undefined}
          aria-describedby={isLocked ? `${id}-locked` : undefined}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
        {isLocked && (
          <>
            {/* A disabled field is not submitted. */}
            <input type="hidden" name={name} value={value} />
            <p id={`${id}-locked`} className="text-quiet text-sm">
              {content.lockedCountry}
            </p>
          </>
        )}
      </div>
      <FaultLine frame={frame} name={field} />
    </div>
  );
}

/** Domestic means India; any other category resets the country. */
function PlaceFields({ frame }: { frame: FieldFrame }) {
  const [category, setCategory] = useState(frame.values.Category);
  const [country, setCountry] = useState(frame.values.Country);
  const chooseCategory = (chosen: string) => {
    setCategory(chosen);
    setCountry(chosen === 'Domestic' ? 'India' : '');
  };
  return (
    <>
      <PlaceField
        frame={frame}
        field="Category"
        value={category}
        none={content.noCategory}
        options={categories}
        onChoose={chooseCategory}
      />
      <PlaceField
        frame={frame}
        field="Country"
        value={country}
        none={content.noCountry}
        options={countries}
        isLocked={category === 'Domestic'}
        onChoose={setCountry}
      />
    </>
  );
}

type Props = {
  frame: FieldFrame;
  /** Called by controls that change a field without an input event. */
  onEdited: () => void;
};

function Description({ frame, onEdited }: Props) {
  return (
    // In a popup the toolbar sticks to the top, without the page's header.
    <div className="[&_.rich-editor>:first-child]:top-0">
      <RichEditor {...fieldOf(frame, 'Description')} required onChange={onEdited} />
      <FaultLine frame={frame} name="Description" />
    </div>
  );
}

function Publishing({ frame }: Pick<Props, 'frame'>) {
  const { prefix, values } = frame;
  return (
    <div>
      <PublishFields
        id={`${prefix}PublishAt`}
        names={{ state: `${prefix}State`, publishAt: `${prefix}PublishAt` }}
        state={publishStates.find((name) => name === values.State) ?? 'published'}
        publishAt={momentOf(values.PublishAt) ?? null}
        invalidTime={frame.fault?.field === 'PublishAt'}
      />
      <FaultLine frame={frame} name="PublishAt" />
    </div>
  );
}

const pair = 'grid items-start gap-x-5 gap-y-4 sm:grid-cols-2';

/** All fields of a package, in the contract's order. Uncontrolled: new values need a new `key`. */
export function PackageFields({ frame, onEdited }: Props) {
  const [details, setDetails] = useState(() => detailsFrom(frame.values.Details));
  const changeDetails = (part: Partial<DetailsInput>) => {
    setDetails((before) => ({ ...before, ...part }));
    onEdited();
  };
  return (
    <div className="grid gap-4">
      <div className={pair}>
        <PlaceFields frame={frame} />
        <PackageField frame={frame} name="Name" required />
        <PackageField frame={frame} name="Duration" required hint={content.durationHint} />
      </div>
      <PackageField frame={frame} name="Inclusions" rows={2} />
      <div className={pair}>
        <PackageField frame={frame} name="Activities" />
        <PackageField frame={frame} name="Type" hint={content.typeHint} />
        <PriceField frame={frame} name="PriceBeforeDiscount" />
        <PriceField frame={frame} name="SellingPrice" required />
      </div>
      <PictureField frame={frame} />
      <GalleryField
        id={`${frame.prefix}Gallery`}
        addresses={details.gallery}
        onChange={(gallery) => changeDetails({ gallery })}
      />
      <Description frame={frame} onEdited={onEdited} />
      <ItineraryField frame={frame} onEdited={onEdited} />
      <DetailsField frame={frame} typed={details} onChange={changeDetails} />
      <div className={pair}>
        <PackageField frame={frame} name="Seller" />
        <PackageField frame={frame} name="SellerDetails" />
      </div>
      <Publishing frame={frame} />
    </div>
  );
}
