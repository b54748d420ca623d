import { staffFaresContent } from '#app/staff/cabs/texts.ts';
import type { ChangeValue } from '#app/staff/enquiries/changes/change-value.ts';
import type { TripView } from '#app/staff/enquiries/trip-view.ts';
import type { ActionResult } from '#app/staff/forms/action-result.ts';
import { EditableFact } from '#app/staff/forms/editable-field.tsx';
import { SumTable } from '#app/staff/kit/sum-table.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import type { FactName } from '#domain/enquiries/facts/facts.ts';
import { paths } from '#paths.ts';
import { CustomerSection, type CustomerSectionProps } from './customer-section.tsx';
import { FactField, type FactOptions } from './fact-field.tsx';
import type { FactView } from './facts-view.ts';
import { FoldedSection } from './folded-section.tsx';
import type { FullEnquiryView, PlainFact } from './full-enquiry-view.ts';
import { staffEnquiryContent as content } from './texts.ts';

type FactRowProps = {
  enquiryId: string;
  fact: FactView;
  options: FactOptions;
  isFixed: boolean;
  onSaved: (result: ActionResult<ChangeValue>) => void;
};

/** One fact of an enquiry, edited in place. */
function FactRow({ enquiryId, fact, options, ...row }: FactRowProps) {
  return (
    <EditableFact
      {...row}
      id={`fact-${fact.fact}`}
      label={fact.label}
      fact={fact}
      request={(editing) => ({ intent: 'fact', id: enquiryId, fact: fact.fact, ...editing })}
      field={(props) => <FactField {...props} fact={fact} options={options} />}
    />
  );
}

const fares = staffFaresContent.panel;

const customerFacts: readonly FactName[] = ['name', 'phone', 'email', 'city'];
const tripFacts: readonly FactName[] = [
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
const enquiryFacts: readonly FactName[] = ['service', 'package', 'source'];

/** Facts that staff do not edit. */
function PlainFacts({ facts }: { facts: readonly PlainFact[] }) {
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
      <PlainFacts
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
      <PlainFacts
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
  options: FactOptions;
  onSaved: (result: ActionResult<ChangeValue>) => void;
};

export function FactsPanel({ enquiry, options, onSaved, ...customer }: Props) {
  const rows = (names: readonly FactName[]) => (
    <dl>
      {names.map((name) => (
        <FactRow
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
        {rows(customerFacts)}
        <CustomerSection {...customer} />
      </FoldedSection>
      <FoldedSection heading={content.sections.trip}>
        {rows(tripFacts)}
        {enquiry.tripDetails && <Ride trip={enquiry.tripDetails} />}
        {enquiry.priceDetails && <SeenPrice price={enquiry.priceDetails} />}
      </FoldedSection>
      <FoldedSection heading={content.sections.enquiry}>
        {rows(enquiryFacts)}
        <PlainFacts
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
