import { type PosterName, posters } from '@purvai/posters';

/** Reached by a road through forested hills. */
const hillPlaces = [
  ...['manas', 'nameri', 'jim-corbett', 'tawang', 'itanagar', 'ziro', 'pasighat', 'roing', 'kohima', 'mon'],
  ...['imphal', 'haflong', 'aizawl', 'gangtok', 'pelling', 'darjeeling', 'kalimpong'],
];

/** The pictures of destinations; others have the picture of their city. */
const posterNames: ReadonlyMap<string, PosterName> = new Map([
  ['shillong', 'shillong'],
  ['sohra', 'sohra-falls'],
  ['kaziranga', 'kaziranga'],
  ['jorhat', 'jorhat'],
  ['sivasagar', 'sivasagar'],
  ['dibrugarh', 'dibrugarh'],
  ['pobitora', 'kaziranga'],
  ['majuli', 'majuli'],
  ['mawlynnong', 'eco-forest'],
  ['mathura', 'agra'],
  ['agra', 'agra'],
  ['jaipur', 'jaipur'],
  ['haridwar', 'haridwar'],
  ['rishikesh', 'rishikesh'],
  ['shimla', 'shimla'],
  ['manali', 'manali'],
  ['nainital', 'shimla'],
  ['mussoorie', 'shimla'],
  ...hillPlaces.map((place) => [place, 'jungle-road'] as const),
]);

const cityPosters: ReadonlyMap<string, PosterName> = new Map([
  ['guwahati', 'guwahati'],
  ['delhi', 'delhi'],
]);

/** The texts of every route page around the route's own. */
export const routePageTexts = {
  posterOf: (place: string, city: string) =>
    posters[posterNames.get(place) ?? cityPosters.get(city) ?? 'jungle-road'],
  title: (route: string) => `${route} taxi: fare, distance, time`,
  description: (route: string, drive: string) =>
    `${route} by cab: ${drive}. Fares by car, where to stop, the road and the season.`,
  drive: (km: number, duration: string) => `${km} km by road, about ${duration}`,
  fromPrice: (price: string) => `, from ${price} one way`,
  heading: (route: string) => `${route} by cab`,
  chatText: (from: string, to: string) => `Hello, please tell me about a cab from ${from} to ${to}.`,
  fares: {
    heading: 'Fares by car',
    caption: 'The whole fare for one car, GST included, for travel tomorrow.',
    columns: ['Car', 'Room for', 'One way'],
    thereAndBack: 'There and back in a day',
    room: (seats: number, bags: number) => `${seats} people, ${bags} ${bags === 1 ? 'bag' : 'bags'}`,
    nights: (days: number) =>
      days === 2
        ? "The drive takes two days. Your room for the night is not in the fare, the driver's is."
        : `The drive takes ${days} days. Your rooms for the nights are not in the fare, the driver's are.`,
    points: (freeWaitingMinutes: number) => [
      'Included: fuel, driver, tolls, state taxes and driving at night.',
      'Not included: parking, entry tickets and permits. You pay them against a receipt.',
      `Waiting: ${freeWaitingMinutes} minutes are free, from the agreed time or from when your flight lands. Longer waiting is charged.`,
      'One way, the price depends only on car type and distance. A round trip has a minimum distance for each day, because car and driver stay with you.',
    ],
  },
  askForFare: {
    heading: 'Ask for the fare',
    text: 'Tell us the day and the number of people. We answer with the fare for each type of car, day and night.',
  },
  stops: 'Stops on the way',
  road: 'The road',
  season: 'When to go',
  more: 'Other routes',
  closing: (to: string) => ({
    heading: `Book a cab to ${to}`,
    text: 'Send the day, the time and the number of people. We reply with a car and its fare.',
  }),
  service: (from: string, to: string) => `Taxi from ${from} to ${to}`,
  hours: (count: number) => `${count} ${count === 1 ? 'hour' : 'hours'}`,
  minutes: (count: number) => `${count} minutes`,
};
