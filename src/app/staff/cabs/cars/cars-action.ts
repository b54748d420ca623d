import * as z from 'zod/mini';
import { staffCarsContent as content } from '#app/staff/cabs/fleet/texts.ts';
import { done } from '#app/staff/forms/action-result.ts';
import { intent, staffIntents } from '#app/staff/shell/intents.ts';
import { rowFields } from '#app/staff/shell/row-in-form.ts';
import { carInput } from '#domain/bookings/cars/car-input.ts';
import { addCar, changeCar, endCar } from '#domain/bookings/cars/car-service.ts';
import { plateText } from '#domain/bookings/fleet.ts';
import { maxPublicFormKiB } from '#platform/http/body.ts';
import { withTexts } from '#platform/http/input.ts';

const row = rowFields('id');

export const handleCars = staffIntents(maxPublicFormKiB, {
  save: intent(z.intersection(row, carInput), async ({ db, actor }, { id, revision, ...car }) => {
    if (!id) {
      await addCar(db, actor, car);
      return done(content.added(plateText(car.plate)));
    }
    await changeCar(db, actor, { id, revision }, car);
    return done(content.changed(plateText(car.plate)));
  }),
  end: intent(withTexts(row, 'deactivates'), async ({ db, actor }, { deactivates, ...expected }) => {
    const isEnded = deactivates === 'yes';
    const { plate } = await endCar(db, actor, expected, isEnded);
    return done((isEnded ? content.ended : content.restored)(plateText(plate)));
  }),
});
