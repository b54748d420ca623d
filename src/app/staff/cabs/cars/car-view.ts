import { toExpiriesView, toExpiryView } from '#app/staff/cabs/fleet/expiry-view.ts';
import { staffCarsContent as content } from '#app/staff/cabs/fleet/texts.ts';
import type { StoredCar } from '#domain/bookings/cars/car-service.ts';
import { paperKinds, plateText } from '#domain/bookings/fleet.ts';
import { type CabNames, carName, cityName } from '#domain/fares/cab-names.ts';

/** A row of the list, and what its panel is filled with. */
export function toCarView(car: StoredCar, cabs: CabNames, today: string) {
  const { id, revision, isEnded, isSample, carType, city, model, partner, notes, papers } = car;
  const dated = papers.map(({ kind, expiresOn }) => ({ name: content.papers[kind], expiresOn }));
  return {
    id,
    revision,
    isEnded,
    isSample,
    plate: plateText(car.plate),
    carType,
    city,
    model,
    partner,
    notes,
    type: [carName(cabs, carType), model].filter(Boolean).join(' · '),
    cityName: cityName(cabs, city),
    owner: partner || content.own,
    expiry: toExpiriesView(dated, today),
    hasPapers: papers.length > 0,
    papers: paperKinds.map((kind) => {
      const paper = papers.find((one) => one.kind === kind);
      return {
        kind,
        number: paper?.number ?? '',
        expiresOn: paper?.expiresOn ?? '',
        warning: paper ? toExpiryView(content.papers[kind], paper.expiresOn, today).text : '',
      };
    }),
  };
}

export type CarView = ReturnType<typeof toCarView>;
