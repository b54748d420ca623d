import type { PaperKind } from '#domain/bookings/fleet.ts';
import type { CarType, City } from '#domain/fares/rates.ts';
import type { TripType } from '#domain/fares/trip.ts';

type SampleCar = { plate: string; carType: CarType; model: string; city: City; partner?: string };

const car = (
  plate: string,
  carType: CarType,
  model: string,
  city: City = 'guwahati',
  partner = '',
): SampleCar => ({
  plate,
  carType,
  model,
  city,
  partner,
});

/** Numbers of series that no office has issued. */
export const sampleCars: readonly SampleCar[] = [
  car('AS01ZZ0001', 'sedan', 'Maruti Dzire'),
  car('AS01ZZ0002', 'sedan', 'Toyota Etios'),
  car('AS01ZZ0003', 'suv', 'Toyota Innova Crysta'),
  car('AS01ZZ0004', 'suv', 'Mahindra Scorpio'),
  car('AS01ZZ0005', 'compact', 'Maruti WagonR'),
  car('AS01ZZ0006', 'sedan', 'Hyundai Aura', 'guwahati', 'Lohit Cabs'),
  car('AS01ZZ0007', 'suv', 'Toyota Innova', 'guwahati', 'Lohit Cabs'),
  car('AS01ZZ0008', 'luxury', 'Toyota Fortuner'),
  car('DL01ZZ0001', 'sedan', 'Maruti Dzire', 'delhi'),
  car('DL01ZZ0002', 'suv', 'Toyota Innova Crysta', 'delhi'),
  car('DL01ZZ0003', 'compact', 'Maruti Celerio', 'delhi', 'Yamuna Travels'),
  car('DL01ZZ0004', 'luxury', 'Mercedes E-Class', 'delhi', 'Yamuna Travels'),
];

/** The days until a paper of a car expires; the others are valid for two years. */
export const samplePaperDays: readonly (Partial<Record<PaperKind, number>> | undefined)[] = [
  { pollution: 12 },
  undefined,
  { insurance: -3 },
  undefined,
  { permit: 27, pollution: 5 },
];

type SampleDriver = { name: string; city: City; languages: string[]; licenceDays?: number };

const driver = (name: string, city: City, languages: string[], licenceDays = 700): SampleDriver => ({
  name,
  city,
  languages,
  licenceDays,
});

export const sampleDrivers: readonly SampleDriver[] = [
  driver('Bikash Kalita', 'guwahati', ['Assamese', 'Hindi']),
  driver('Ranjit Deka', 'guwahati', ['Assamese', 'Hindi', 'English']),
  driver('Imran Ali', 'guwahati', ['Assamese', 'Bengali', 'Hindi'], 18),
  driver('Pranab Nath', 'guwahati', ['Assamese', 'Hindi']),
  driver('Dipen Rabha', 'guwahati', ['Assamese', 'Hindi', 'Nepali']),
  driver('John Marak', 'guwahati', ['Garo', 'English', 'Hindi']),
  driver('Karma Tshering', 'guwahati', ['Dzongkha', 'Nepali', 'Hindi']),
  driver('Mukut Boro', 'guwahati', ['Bodo', 'Assamese']),
  driver('Sanjay Das', 'guwahati', ['Assamese', 'Hindi'], -6),
  driver('Harish Negi', 'delhi', ['Hindi', 'English']),
  driver('Gurpreet Singh', 'delhi', ['Punjabi', 'Hindi', 'English']),
  driver('Mohammad Irfan', 'delhi', ['Hindi', 'Urdu']),
  driver('Suresh Yadav', 'delhi', ['Hindi']),
  driver('Vinod Kumar', 'delhi', ['Hindi', 'English']),
];

export type SampleRide = {
  tripType: TripType;
  from: [slug: string, name: string];
  to: [slug: string, name: string];
  hours: number;
  km: number;
  rupees: number;
};

const airport: SampleRide['from'] = ['guwahati-airport', 'Guwahati Airport (LGBI)'];
const city: SampleRide['from'] = ['guwahati', 'Guwahati'];
const delhiAirport: SampleRide['from'] = ['delhi-airport', 'Delhi Airport (IGI)'];
const delhi: SampleRide['from'] = ['delhi', 'Delhi'];
const nowhere: SampleRide['to'] = ['', ''];

export const sampleRides: Record<City, readonly SampleRide[]> = {
  guwahati: [
    { tripType: 'one-way', from: airport, to: ['shillong', 'Shillong'], hours: 3.5, km: 120, rupees: 2394 },
    { tripType: 'airport', from: city, to: airport, hours: 1.25, km: 25, rupees: 764 },
    { tripType: 'local', from: city, to: nowhere, hours: 8, km: 80, rupees: 2310 },
    { tripType: 'one-way', from: ['shillong', 'Shillong'], to: airport, hours: 3.5, km: 120, rupees: 2394 },
    { tripType: 'airport', from: airport, to: city, hours: 1, km: 25, rupees: 764 },
    { tripType: 'one-way', from: city, to: ['tezpur', 'Tezpur'], hours: 4.5, km: 180, rupees: 3780 },
  ],
  delhi: [
    { tripType: 'airport', from: delhiAirport, to: delhi, hours: 1.5, km: 20, rupees: 764 },
    { tripType: 'local', from: delhi, to: nowhere, hours: 4, km: 40, rupees: 1260 },
    { tripType: 'one-way', from: delhi, to: ['agra', 'Agra'], hours: 4, km: 230, rupees: 4893 },
  ],
};

export const sampleGuests: readonly string[] = [
  ...['Arjun Mehta', 'Farah Khan', 'Nandini Rao', 'Joseph Lyngdoh', 'Meera Pillai', 'Amit Agarwal'],
  ...['Tshering Wangmo', 'Rakesh Jain', 'Anita Hazarika', 'David Kurian', 'Pooja Bhatt', 'Kabir Sethi'],
  ...['Leela Menon', 'Rohan Das', 'Sunita Gogoi', 'Vikram Shah', 'Zoya Hussain', 'Manoj Tiwari'],
  ...['Ishita Sen', 'Deepak Verma'],
];
