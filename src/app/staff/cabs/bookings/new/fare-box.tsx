import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { SumTable } from '#app/staff/kit/sum-table.tsx';
import type { NamedCode } from '#domain/fares/cab-names.ts';
import { extraText, pointsIncluded, pointsLeftOut } from '#domain/fares/inclusion-text.ts';
import type { LeftOut } from '#domain/fares/inclusions.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { FarePreview } from './fare-preview.ts';

const content = staffBookingsContent.make;

type CarFare = FarePreview['fares'][number];

/** A fare line by line. */
const FareLines = ({ caption, fare }: { caption: string; fare: CarFare }) => (
  <SumTable
    caption={caption}
    rows={[...fare.lines, { name: content.total, value: fare.total, isTotal: true }]}
  />
);

type CarsProps = { cars: readonly NamedCode[]; fares: readonly CarFare[] };

/** The fare of each car with their sum; how it is worked out once for each type. */
function FaresOfCars({ cars, fares }: CarsProps) {
  const fareOf = (code: string) => fares.find(({ car }) => car === code);
  const known = cars.flatMap(({ code }) => fareOf(code) ?? []);
  const sum = known.reduce((paise, { totalPaise }) => paise + totalPaise, 0);
  const types = [...new Map(cars.map((car) => [car.code, car])).values()];
  return (
    <>
      <SumTable
        caption={content.fare}
        rows={[
          ...cars.map(({ code, name }, index) => ({
            name: content.carFare(index + 1, name),
            value: fareOf(code)?.total ?? content.noFareOfCar,
          })),
          ...(known.length === cars.length
            ? [{ name: content.allCars(cars.length), value: formatPaise(sum), isTotal: true }]
            : []),
        ]}
      />
      <details>
        <summary className="inline-flex min-h-11 items-center font-semibold text-teal underline">
          {content.fareLines}
        </summary>
        {types.map(({ code, name }) => {
          const fare = fareOf(code);
          return (
            fare && (
              <div key={code} className="mt-1">
                <h3 className="font-sans font-semibold text-sm">{content.linesOf(name)}</h3>
                <FareLines caption={content.linesOf(name)} fare={fare} />
              </div>
            )
          );
        })}
      </details>
    </>
  );
}

function noFareText(preview: FarePreview | undefined): string {
  if (preview?.problem) return `${preview.problem} ${content.noFareForIt}`;
  return preview && !preview.hasRates ? content.noRates : content.noFare;
}

type Props = {
  preview: FarePreview | undefined;
  cars: readonly NamedCode[];
  /** The customer was promised the rates of an earlier version. */
  isPromised: boolean;
  leftOut: LeftOut;
};

/** The fare of the chosen cars. */
export function FareBox({ preview, cars, isPromised, leftOut }: Props) {
  const fares = preview?.fares ?? [];
  const fare = fares.find(({ car }) => car === cars[0]?.code);
  return (
    <section aria-label={content.fare} className="grid gap-1 rounded-xl bg-sand px-4 py-2.5">
      {fare && cars.length === 1 && <FareLines caption={content.fareLines} fare={fare} />}
      {fare && cars.length > 1 && <FaresOfCars cars={cars} fares={fares} />}
      {!fare && <p className={preview?.problem ? '' : 'text-quiet'}>{noFareText(preview)}</p>}
      {fare && isPromised && <p className="text-quiet text-sm">{content.promised}</p>}
      {fare && (
        <p className="text-quiet text-sm">
          {content.included(pointsIncluded(fare.promised, leftOut).join('; '))}
        </p>
      )}
      {fare && leftOut.parts.length > 0 && (
        <p className="text-sm">
          {content.besides(
            [
              ...pointsLeftOut(leftOut),
              ...fare.promised.extras.map((extra) => extraText(extra, leftOut)),
            ].join('; '),
          )}
        </p>
      )}
      {fare && preview && <p className="text-quiet text-sm">{content.ends(preview.ends)}</p>}
    </section>
  );
}
