/** The names of what staff enter field by field, in the order of the page. */
export const placeFactNames = {
  whenToGo: 'When to go',
  timeNeeded: 'Time needed',
  openOn: 'Open on',
  closedOn: 'Closed on',
  bestMonths: 'Best months',
} as const;

export type PlaceFactName = keyof typeof placeFactNames;

/** The texts of every page of a place around the place's own. */
export const placePageTexts = {
  title: (name: string, region: string) =>
    name.includes(region) ? `${name}: a place to visit` : `${name}, ${region}: a place to visit`,
  from: (start: string) => `From ${start}`,
  distance: (km: number) => `About ${km.toLocaleString('en-IN')} km`,
  facts: 'Before you go',
  map: 'On the map',
  findOnMap: 'Find it on a map',
  mapSearch: (name: string, region: string) =>
    `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${name}, ${region}` })}`,
  near: 'More places to see',
  fare: (start: string) => `Cab fares from ${start}`,
  dayFare: (city: string) => `Fares of a car for the day in ${city}`,
  mapAddress: (latitude: number, longitude: number) =>
    `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`,
  listed: (page: string) => `More on ${page}`,
  own: (name: string) => `More about ${name}`,
  chatText: (name: string) => `Hello, please call me back about a trip to ${name}.`,
  closing: (name: string) => ({
    heading: `Ask about a trip to ${name}`,
    text: 'Give us the day and the number of people. We write or call back with a car and a price.',
  }),
};
