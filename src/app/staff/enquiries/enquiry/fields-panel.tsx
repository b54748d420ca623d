import { staffFaresContent } from '#app/staff/cabs/texts.ts';
import type { ChangeValue } from '#app/staff/enquiries/changes/change-value.ts';
import type { TripView } from '#app/staff/enquiries/trip-view.ts';
import type { ActionResult } from '#app/staff/forms/action-result.ts';
import { EditableField } from '#app/staff/forms/editable-field.tsx';
import { SumTable } from '#app/staff/kit/sum-table.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import type { FieldName } from '#domain/enquiries/fields/fields.ts';
import { paths } from '#paths.ts';
import { CustomerSection, type CustomerSectionProps } from './customer-section.tsx';
import { FieldInput, type FieldOptions } from './field-input.tsx';
import type { FieldView } from './fields-view.ts';
import { FoldedSection } from './folded-section.tsx';
import type { FullEnquiryView, PlainField } from './full-enquiry-view.ts';
import { staffEnquiryContent as content } from './texts.ts';

type FieldRowProps = {
  enquiryId: string;
  fact: FieldView;
  options: FieldOptions;
  isFixed: boolean;
  onSaved: (result: ActionResult<ChangeValue>) => void;
};

/** One fact of an enquiry, edited in place. */
function FieldRow({ enquiryId, fact, options, ...row }: FieldRowProps) {
  return (
    <EditableField
      {...row}
      id={`fact-${fact.fact}`}
      label={fact.label}
      fact={fact}
      request={(editing) => ({ intent: 'fact', id: enquiryId, fact: fact.fact, ...editing })}
      field={(props) => <FieldInput {...props} fact={fact} options={options} />}
    />
  );
}

const fares = staffFaresContent.panel;

const customerFields: readonly FieldName[] = ['name', 'phone', 'email', 'city'];
const tripFields: readonly FieldName[] = [
  'tripFrom',
  'tripTo',
  'tripStarts',
  'tripTime',
  'tripEnds',
  'adults',
  'children',
  'carType',
  'budget',
];
const enquiryFields: readonly FieldName[] = ['service', 'package', 'source'];

/** Facts that staff do not edit. */
function PlainFields({ facts }: { facts: readonly PlainField[] }) {
  return (
    <dl className="text-[0.9375rem]">
      {facts.map(({ name, value, href }) => (
        <div key={name} className="grid min-h-7 grid-cols-[35%_1fr] items-baseline gap-x-2">
          <dt className="text-quiet">{name}</dt>
          <dd className="px-1.5 wrap-anywhere">
            {href ? (
              <TextLink look="inline" href={href}>
                {value}
              </TextLink>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type SumLines = Pick<NonNullable<TripView['fare']>, 'lines' | 'total'>;

function FareLines({ fare }: { fare: SumLines }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center font-semibold text-teal underline lg:min-h-7">
        {fares.lines}
      </summary>
      <SumTable
        caption={fares.lines}
        rows={[...fare.lines, { name: fares.total, value: fare.total, isTotal: true }]}
      />
    </details>
  );
}

/** The cab ride that the customer asked for, with the fare that they saw. */
function Ride({ trip: { facts, fare } }: { trip: TripView }) {
  const validUntil = fare && (fare.isExpired ? `${fare.validUntil} (${fares.expired})` : fare.validUntil);
  return (
    <>
      <PlainFields
        facts={[
          ...facts,
          { name: fares.fare, value: fare ? fare.total : fares.noFare },
          ...(validUntil ? [{ name: fares.validUntil, value: validUntil }] : []),
        ]}
      />
      {fare && (
        <>
          <FareLines fare={fare} />
          <p className="text-quiet text-sm">
            {fares.rates}:{' '}
            <TextLink look="inline" to={paths.adminRates}>
              {fares.version(fare.version)}
            </TextLink>
          </p>
        </>
      )}
    </>
  );
}

/** The price that the customer saw on a package's page. */
function SeenPrice({ price }: { price: NonNullable<FullEnquiryView['priceDetails']> }) {
  return (
    <>
      <PlainFields
        facts={[
          { name: content.party, value: price.party },
          { name: content.seenPrice, value: price.total || content.noSeenPrice },
        ]}
      />
      {price.total && <FareLines fare={price} />}
    </>
  );
}

type Props = CustomerSectionProps & {
  enquiry: FullEnquiryView;
  options: FieldOptions;
  onSaved: (result: ActionResult<ChangeValue>) => void;
};

export function FieldsPanel({ enquiry, options, onSaved, ...customer }: Props) {
  const rows = (names: readonly FieldName[]) => (
    <dl>
      {names.map((name) => (
        <FieldRow
          key={name}
          enquiryId={enquiry.id}
          fact={enquiry.facts[name]}
          options={options}
          isFixed={enquiry.isErased}
          onSaved={onSaved}
        />
      ))}
    </dl>
  );
  return (
    <div className="grid lg:gap-3">
      <FoldedSection heading={content.sections.customer}>
        {rows(customerFields)}
        <CustomerSection {...customer} />
      </FoldedSection>
      <FoldedSection heading={content.sections.trip}>
        {rows(tripFields)}
        {enquiry.tripDetails && <Ride trip={enquiry.tripDetails} />}
        {enquiry.priceDetails && <SeenPrice price={enquiry.priceDetails} />}
      </FoldedSection>
      <FoldedSection heading={content.sections.enquiry}>
        {rows(enquiryFields)}
        <PlainFields
          facts={[
            ...(enquiry.packagePage
              ? [{ name: content.page, value: enquiry.packagePage, href: enquiry.packagePage }]
              : []),
            ...enquiry.origin.filter(({ value }) => value !== enquiry.packagePage),
          ]}
        />
      </FoldedSection>
    </div>
  );
}
