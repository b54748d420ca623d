import { counted, priceText } from './fare-text.ts';

/** How many people and bags a car takes. */
export type Room = { name: string; seats: number; bags: number };

/** What a request says of both; null where nothing was typed. */
export type Load = { people: number | null; bags: number | null };

/** The same car is offered so many times where the people or the bags are more than it takes. */
export const carCounts = [2, 3, 4] as const;

type Space = Pick<Room, 'seats' | 'bags'>;

/** Room of a car within a sentence: `4 seats and room for 2 bags`. */
export const roomText = ({ seats, bags }: Space): string =>
  `${counted(seats, 'seat', 'seats')} and room for ${counted(bags, 'bag', 'bags')}`;

export const takes = ({ seats, bags }: Space, load: Load): boolean =>
  seats >= (load.people ?? 0) && bags >= (load.bags ?? 0);

/** So many of one car type, with the fare of all of them, which is empty where there is none. */
export type Several = Space & { count: number; price: string };

export const severalCars = (
  { seats, bags }: Space,
  farePaise: number | undefined,
  isAbout: boolean,
): Several[] =>
  carCounts.map((count) => ({
    ...{ count, seats: count * seats, bags: count * bags },
    price: farePaise === undefined ? '' : priceText(count * farePaise, isAbout),
  }));

/** `2 × SUV, together 12 seats and room for 8 bags: ₹6,804`. */
export const severalText = (name: string, { count, price, ...space }: Several): string =>
  `${count} × ${name}, together ${roomText(space)}${price && `: ${price}`}`;

/** `7 people and 5 bags`. */
function loadText({ people, bags }: Load): string {
  const parts = [
    ...(people === null ? [] : [counted(people, 'person', 'people')]),
    ...(bags === null ? [] : [counted(bags, 'bag', 'bags')]),
  ];
  return parts.join(' and ');
}

/** What is said of people and bags for which one car is too small, with the cars and the price for all; otherwise empty. */
export function carsNote(
  load: Load,
  car: Room | undefined,
  { farePaise, isAbout }: { farePaise: number | undefined; isAbout: boolean },
): string {
  if (!car || takes(car, load)) return '';
  const tooMany = `${loadText(load)} may be too much for one ${car.name}, which has ${roomText(car)}.`;
  const cars = severalCars(car, farePaise, isAbout).find((several) => takes(several, load));
  return cars
    ? `${tooMany} For all of them: ${severalText(car.name, cars)}. We answer for these cars.`
    : `${tooMany} We suggest the cars and name their price.`;
}
