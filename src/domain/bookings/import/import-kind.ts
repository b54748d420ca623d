import { importedNames } from '#domain/bookings/booking-fields.ts';

/** The lists that can be imported, in the order in which they refer to each other. */
export const importKinds = ['cars', 'drivers', 'bookings'] as const;
export type ImportKind = (typeof importKinds)[number];

/** What a column of each list can hold. */
export const importFields = {
  cars: [
    'plate',
    'carType',
    'model',
    'owner',
    'city',
    'registration',
    'insurance',
    'permit',
    'fitness',
    'pollution',
    'notes',
  ],
  drivers: [
    'name',
    'phone',
    'city',
    'licenceNumber',
    'licenceExpiresOn',
    'languages',
    'daysOff',
    'owner',
    'notes',
  ],
  bookings: [
    'name',
    'phone',
    'pickUp',
    'pickUpTime',
    'from',
    'to',
    'returns',
    'carType',
    'price',
    'advance',
    'plate',
    'driverPhone',
    'city',
    'notes',
    ...importedNames,
  ],
} as const;

export type CarField = (typeof importFields.cars)[number];
export type DriverField = (typeof importFields.drivers)[number];
export type BookingField = (typeof importFields.bookings)[number];
export type ImportField = CarField | DriverField | BookingField;
