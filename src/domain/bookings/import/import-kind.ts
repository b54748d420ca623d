import { importedField, importedNames } from '#domain/bookings/booking-fields.ts';
import { recordOf } from '#domain/shared/record-of.ts';

/** The lists that can be imported, in the order in which they refer to each other. */
export const importKinds = ['cars', 'drivers', 'bookings'] as const;
export type ImportKind = (typeof importKinds)[number];

/** What a column of each list can hold, as staff read it. */
export const importLabels = {
  cars: {
    plate: 'Number plate',
    carType: 'Type',
    model: 'Model',
    owner: 'Own or partner',
    city: 'City',
    registration: 'Registration expires',
    insurance: 'Insurance expires',
    permit: 'Permit expires',
    fitness: 'Fitness expires',
    pollution: 'Pollution expires',
    notes: 'Notes',
  },
  drivers: {
    name: 'Name',
    phone: 'Phone',
    city: 'City',
    licenceNumber: 'Licence number',
    licenceExpiresOn: 'Licence expires',
    languages: 'Languages',
    daysOff: 'Days off',
    owner: 'Own or partner',
    notes: 'Notes',
  },
  bookings: {
    name: 'Customer',
    phone: 'Phone',
    pickUp: 'Pick-up day',
    pickUpTime: 'Pick-up time',
    from: 'From',
    to: 'To',
    returns: 'Return',
    carType: 'Car type',
    price: 'Price',
    advance: 'Advance received',
    plate: 'Car number plate',
    driverPhone: 'Driver phone',
    city: 'City',
    notes: 'Notes',
    ...recordOf(importedNames, (name) => importedField(name).label),
  },
} as const;

export type CarField = keyof typeof importLabels.cars;
export type DriverField = keyof typeof importLabels.drivers;
export type BookingField = keyof typeof importLabels.bookings;
export type ImportField = CarField | DriverField | BookingField;
