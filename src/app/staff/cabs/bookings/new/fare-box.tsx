import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { SumTable } from '#app/staff/kit/sum-table.tsx';
import { extraText, pointsIncluded, pointsLeftOut } from '#domain/fares/inclusion-text.ts';
import type { LeftOut } from '#domain/fares/inclusions.ts';
import type { FarePreview } from './fare-preview.ts';

const content = staffBookingsContent.make;

type Props = {
  preview: FarePreview | undefined;
  car: string;
  /** The customer was promised the rates of an earlier version. */
  isPromised: boolean;
  leftOut: LeftOut;
};

/** The fare of the chosen car, line by line. */
export function FareBox({ preview, car, isPromised, leftOut }: Props) {
  const fare = preview?.fares.find((one) => one.car === car);
  return (
    <section aria-label={content.fare} className="grid gap-1 rounded-xl bg-sand px-4 py-2.5">
      {fare ? (
        <SumTable
          caption={content.fareLines}
          rows={[...fare.lines, { name: content.total, value: fare.total, isTotal: true }]}
        />
      ) : (
        <p className={preview?.problem ? '' : 'text-quiet'}>
          {preview?.problem
            ? `${preview.problem} ${content.noFareForIt}`
            : preview && !preview.hasRates
              ? content.noRates
              : content.noFare}
        </p>
      )}
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
