import type { fleetRows } from './some-duty.ts';

const firstNames = ['Sneha', 'Arjun', 'Priya', 'Rohan', 'Mira', 'Kabir', 'Anjali', 'Dev', 'Isha', 'Vikram'];
const lastNames = ['Iyer', 'Sharma', 'Das', 'Chakraborty', 'Singh', 'Bora', 'Nair', 'Ahmed'];
const types = ['compact', 'sedan', 'sedan', 'suv', 'suv'];
const carCount = 40;
const driverNames = [
  'Bikash',
  'Hiren',
  'Ranjit',
  'Dulal',
  'Jiten',
  'Mukut',
  'Pabitra',
  'Nabin',
  'Lohit',
  'Tarun',
];

const of = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

const cityOf = (index: number) => (index % 10 === 9 ? 'delhi' : 'guwahati');

type Query = (text: string, values: unknown[]) => Promise<unknown>;

/**
 * A full day of an agency: 40 cars, 40 drivers and 60 duties: 18 of them without a car, 4 more without a driver, and some with
 * what has to be mended.
 */
export async function addBusyDay(
  rows: ReturnType<typeof fleetRows>,
  query: Query,
  day: string,
): Promise<void> {
  const cars: string[] = [];
  const drivers: string[] = [];
  for (let index = 0; index < carCount; index += 1) {
    const city = cityOf(index);
    const plate = `${city === 'delhi' ? 'DL' : 'AS'}01ZZ${String(index + 1).padStart(4, '0')}`;
    cars.push(await rows.addCar({ plate, city, carType: of(types, index) }));
    const name = `${of(driverNames, index)} ${of(['Kalita', 'Deka', 'Das', 'Boro'], index >> 2)}`;
    drivers.push(await rows.addDriver({ name, city }));
  }
  const guest = (index: number) => `${of(firstNames, index)} ${of(lastNames, index * 3)}`;
  for (let index = 0; index < 24; index += 1)
    await rows.addDuty({
      ...{ customer: guest(index), day, carType: of(types, index), city: cityOf(index) },
      ...{ carId: of(cars, index), starts: 5 + (index % 5), hours: 3 },
      ...(index < 20 ? { driverId: of(drivers, index), status: 'assigned' } : { driverId: null }),
    });
  for (let index = 0; index < 18; index += 1)
    await rows.addDuty({
      ...{ customer: guest(index + 24), day, carType: of(types, index), city: cityOf(index) },
      ...{ carId: of(cars, index), driverId: of(drivers, index), status: 'assigned', hours: 2 + (index % 2) },
      // The first two follow twelve minutes after the duty before.
      starts: index < 2 ? 8.2 + (index % 5) : 15 + (index % 6),
    });
  for (let index = 0; index < 18; index += 1)
    await rows.addDuty({
      ...{ customer: guest(index + 42), day, carType: of(types, index + 2) },
      ...(index < 14
        ? { starts: 6 + ((index * 5) % 14), hours: 1 + ((index + 2) % 4) }
        : { starts: 9, hours: 4, status: 'requested' }),
    });
  await query(`insert into car_papers (car_id, kind, expires_on) values ($1, 'permit', $2::date - 3)`, [
    cars[3],
    day,
  ]);
  await query(
    `insert into driver_days_off (driver_id, first_day, last_day, reason) values ($1, $2, $2, 'Bihu')`,
    [drivers[4], day],
  );
  await query(`update drivers set licence_expires_on = $2::date - 1 where id = $1`, [drivers[5], day]);
  await query(`update cars set model = 'Dzire' where id = $1`, [cars[1]]);
}
