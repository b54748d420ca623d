import { pageContext } from '#app/page-context.ts';
import { staffCarsContent as content } from '#app/staff/cabs/fleet/texts.ts';
import { type ActionResult, done } from '#app/staff/forms/action-result.ts';
import { handlerOf, handlersByIntent, type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import { carInput } from '#domain/bookings/cars/car-input.ts';
import { addCar, changeCar, endCar } from '#domain/bookings/cars/car-service.ts';
import { plateText } from '#domain/bookings/fleet.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { type Fields, maxPublicFormKiB, readFields } from '#platform/http/body.ts';
import { parseInput } from '#platform/http/input.ts';

type Handler = (db: Db, actor: StaffActor, fields: Fields) => Promise<ActionResult>;

const seenIn = ({ id = '', revision }: Fields) => ({ id, revision: Number(revision) });

const handlers = handlersByIntent<Handler>({
  save: async (db, actor, fields) => {
    const car = parseInput(carInput, fields);
    if (!fields.id) {
      await addCar(db, actor, car);
      return done(content.added(plateText(car.plate)));
    }
    await changeCar(db, actor, seenIn(fields), car);
    return done(content.changed(plateText(car.plate)));
  },
  end: async (db, actor, fields) => {
    const isEnded = fields.isEnded === 'yes';
    const { plate } = await endCar(db, actor, seenIn(fields), isEnded);
    return done((isEnded ? content.ended : content.restored)(plateText(plate)));
  },
});

export const handleCars = (args: RouteArgs) =>
  staffAction(args, async (actor) => {
    const fields = await readFields(args.request, maxPublicFormKiB);
    return handlerOf(handlers, fields.intent)(args.context.get(pageContext).db, actor, fields);
  });
