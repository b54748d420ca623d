/** A place on the way of a tour, and the nights that one stays there. */
export type Stop = { name: string; nights: number };

const named = /^(.+?)\s*:\s*(\d{1,2})(?:\s*nights?)?$/i;

/** `Paro: 2 nights` as a stop of two nights; a line without a number is a place that one passes. */
function stopOf(line: string): Stop {
  const [, name = line, nights = '0'] = named.exec(line) ?? [];
  return { name, nights: Number(nights) };
}

/** The places as staff have written them, one per line. */
export const stopsOf = (places: readonly string[] = []): Stop[] => places.map(stopOf);

/** Everything that names a place of the tour: its places first, then its days. */
export const textOfPlan = (tour: {
  details: { places?: readonly string[] };
  itinerary: readonly { title: string; text: string }[];
}): string =>
  [
    ...stopsOf(tour.details.places).map(({ name }) => name),
    ...tour.itinerary.flatMap(({ title, text }) => [title, text]),
  ].join('\n');
