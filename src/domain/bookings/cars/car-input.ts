import * as z from 'zod/mini';
import { type CarPaper, type PaperKind, paperKinds, plateOf } from '#domain/bookings/fleet.ts';
import {
  carTypeInput,
  cityInput,
  lineUpTo,
  notesInput,
  optionalDay,
  partnerInput,
  readBy,
} from '#domain/bookings/fleet-input.ts';
import { fleetMessages } from '#domain/bookings/fleet-messages.ts';
import { rowId } from '#paths.ts';

const messages = fleetMessages.fleet;
const plate = /^[A-Z0-9]{4,12}$/;

export const paperNumberField = (kind: PaperKind) => `${kind}Number` as const;
export const paperDayField = (kind: PaperKind) => `${kind}ExpiresOn` as const;

const facts = z.object({
  plate: readBy((text) => (plate.test(plateOf(text)) ? plateOf(text) : undefined), messages.plateWrong),
  carType: carTypeInput,
  model: lineUpTo(60, messages.modelTooLong),
  city: cityInput,
  partner: partnerInput,
  /** Empty for none. */
  usualDriverId: readBy(
    (text) => (text === '' || rowId.test(text) ? text || null : undefined),
    messages.usualDriverGone,
  ),
  notes: notesInput,
});

const paperNumber = lineUpTo(60, messages.paperNumberTooLong);

/** Each paper has two fields; a paper without a day of expiry is not stored. */
const paperFields = Object.fromEntries(
  paperKinds.flatMap((kind) => [
    [paperNumberField(kind), paperNumber],
    [paperDayField(kind), optionalDay],
  ]),
) as Record<`${PaperKind}Number` | `${PaperKind}ExpiresOn`, typeof paperNumber>;

export const carInput = z.pipe(
  z.object({ ...facts.shape, ...paperFields }).check((context) => {
    for (const kind of paperKinds)
      if (context.value[paperNumberField(kind)] !== '' && context.value[paperDayField(kind)] === '')
        context.issues.push({
          code: 'custom',
          message: messages.paperDayMissing,
          path: [paperDayField(kind)],
          input: context.value,
        });
  }),
  z.transform(({ plate: typed, carType, model, city, partner, usualDriverId, notes, ...fields }) => ({
    plate: typed,
    carType,
    model,
    city,
    partner,
    usualDriverId,
    notes,
    papers: paperKinds.flatMap((kind): CarPaper[] => {
      const expiresOn = fields[paperDayField(kind)];
      return expiresOn === '' ? [] : [{ kind, number: fields[paperNumberField(kind)], expiresOn }];
    }),
  })),
);

export type CarInput = z.infer<typeof carInput>;
