import { describe, expect, test } from 'vitest';
import { roadNetwork } from './road-network.ts';
import { detours } from './road-network-detours.ts';
import type { SeedStop } from './seed-road.ts';

const { stops, legs } = roadNetwork;
const indexOf = new Map(stops.map(({ slug }, index) => [slug, index]));

const earthKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The straight line, by the haversine formula. */
const straightKm = (from: SeedStop, to: SeedStop) => {
  const half =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.sqrt(half));
};

type Way = { km: number; minutes: number; hillKm: number };

type Row = (Way | undefined)[];

const setIfQuicker = (row: Row, to: number, way: Way) => {
  if (way.minutes < (row[to]?.minutes ?? Number.POSITIVE_INFINITY)) row[to] = way;
};

const goOn = (row: Row, first: Way, onward: Row) => {
  for (const [to, second] of onward.entries()) {
    if (!second) continue;
    setIfQuicker(row, to, {
      km: first.km + second.km,
      minutes: first.minutes + second.minutes,
      hillKm: first.hillKm + second.hillKm,
    });
  }
};

/** The quickest ways between all stops, by the Floyd–Warshall algorithm. */
const quickestWays = () => {
  const rows: Row[] = stops.map(() => stops.map(() => undefined));
  const rowOf = (index = -1) => rows[index] ?? [];
  for (const index of stops.keys()) rowOf(index)[index] = { km: 0, minutes: 0, hillKm: 0 };
  for (const { from, to, km, minutes, isHill } of legs) {
    const [one = -1, other = -1] = [indexOf.get(from), indexOf.get(to)];
    const way = { km, minutes, hillKm: isHill ? km : 0 };
    setIfQuicker(rowOf(one), other, way);
    setIfQuicker(rowOf(other), one, way);
  }
  for (const middle of stops.keys()) {
    for (const row of rows) {
      const first = row[middle];
      if (first) goOn(row, first, rowOf(middle));
    }
  }
  return rows;
};

const ways = quickestWays();

const wayBetween = (from: string, to: string) => ways[indexOf.get(from) ?? -1]?.[indexOf.get(to) ?? -1];

/** Every pair once, with its straight line. */
const pairs = stops.flatMap((from, index) =>
  stops.slice(index + 1).map((to) => ({
    from,
    to,
    pair: `${from.slug} – ${to.slug}`,
    straight: straightKm(from, to),
    way: wayBetween(from.slug, to.slug),
  })),
);

const isIn = (group: readonly string[], { slug, state }: SeedStop) =>
  group.includes(slug) || group.includes(state);

const reasonFor = (from: SeedStop, to: SeedStop, way: Way, times: number) =>
  detours.find(
    ({ upTo, between: [one, other], minHillShare = 0 }) =>
      times <= upTo &&
      way.hillKm >= way.km * minHillShare &&
      ((isIn(one, from) && isIn(other, to)) || (isIn(one, to) && isIn(other, from))),
  );

test('the reasons for detours name known states and stops', () => {
  const known = new Set(stops.flatMap(({ slug, state }) => [slug, state]));
  expect(detours.flatMap(({ between }) => between.flat()).filter((name) => !known.has(name))).toEqual([]);
});

describe('stops', () => {
  test('are at least 150, each with a slug of its own', () => {
    expect(stops.length).toBeGreaterThanOrEqual(150);
    expect(indexOf.size).toBe(stops.length);
  });

  test('share no name with another stop', () => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const { slug, name, otherNames } of stops) {
      for (const part of [name, ...otherNames.split(',')]) {
        const key = part.trim().toLowerCase();
        if (!key) continue;
        const owner = owners.get(key) ?? slug;
        if (owner !== slug) shared.push(`${key}: ${owner} and ${slug}`);
        owners.set(key, owner);
      }
    }
    expect(shared).toEqual([]);
  });

  test('have other names that fit into their field', () => {
    expect(stops.filter(({ otherNames }) => otherNames.length > 300)).toEqual([]);
  });
});

describe('legs', () => {
  test('join two known stops, and each pair once', () => {
    const keys = legs.map(({ from, to }) => [from, to].toSorted().join(' – '));
    expect(legs.filter(({ from, to }) => from === to || !indexOf.has(from) || !indexOf.has(to))).toEqual([]);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('are driven at between 15 and 95 km/h', () => {
    const speeds = legs.map(({ from, to, km, minutes }) => ({
      leg: `${from} – ${to}`,
      speed: (km / minutes) * 60,
    }));
    expect(speeds.filter(({ speed }) => !(speed >= 15 && speed <= 95))).toEqual([]);
  });

  test('are no slower than the way around them', () => {
    const slower = legs.filter(({ from, to, minutes }) => minutes > (wayBetween(from, to)?.minutes ?? 0));
    expect(slower.map(({ from, to }) => `${from} – ${to}`)).toEqual([]);
  });

  test('are no shorter than the straight line', () => {
    const bySlug = new Map(stops.map((stop) => [stop.slug, stop]));
    const shorter = legs.filter(({ from, to, km }) => {
      const [one, other] = [bySlug.get(from), bySlug.get(to)];
      return !one || !other || km < straightKm(one, other);
    });
    expect(shorter.map(({ from, to }) => `${from} – ${to}`)).toEqual([]);
  });

  test('are closed in months only', () => {
    const months = legs.flatMap(({ closedMonths }) => closedMonths);
    expect(months.filter((month) => !(Number.isInteger(month) && month >= 1 && month <= 12))).toEqual([]);
  });
});

describe('pairs of stops', () => {
  test('are all connected', () => {
    expect(pairs.filter(({ way }) => !way).map(({ pair }) => pair)).toEqual([]);
  });

  test('are no nearer than the straight line', () => {
    const nearer = pairs.filter(({ way, straight }) => !way || way.km < straight);
    expect(nearer.map(({ pair }) => pair)).toEqual([]);
  });

  test('are at most twice the straight line apart, but for a listed reason', () => {
    const unexplained = pairs.flatMap(({ from, to, pair, way, straight }) => {
      const times = way ? way.km / straight : Number.POSITIVE_INFINITY;
      return times <= 2 || (way && reasonFor(from, to, way, times)) ? [] : [`${pair}: ${times.toFixed(1)}`];
    });
    expect(unexplained).toEqual([]);
  });

  test('need every listed reason, nearly as often as it allows', () => {
    const needed = new Map(detours.map((detour) => [detour, 0]));
    for (const { from, to, way, straight } of pairs) {
      const times = way ? way.km / straight : 0;
      const detour = way && times > 2 ? reasonFor(from, to, way, times) : undefined;
      if (detour) needed.set(detour, Math.max(times, needed.get(detour) ?? 0));
    }
    const loose = [...needed].filter(([{ upTo }, times]) => times < upTo - 0.25);
    expect(loose.map(([{ reason }, times]) => `${reason} ${times.toFixed(2)}`)).toEqual([]);
  });
});

const kmOf = (from: string, to: string) => wayBetween(from, to)?.km ?? 0;

describe('published distances', () => {
  test.each([
    ['guwahati', 'shillong', 100, 5],
    ['guwahati-airport', 'shillong', 120, 5],
    ['guwahati', 'sohra', 155, 10],
    ['guwahati', 'kaziranga', 215, 5],
    ['guwahati-airport', 'kaziranga', 240, 5],
    ['guwahati', 'tezpur', 180, 5],
    ['guwahati', 'nameri', 215, 5],
    ['guwahati', 'jorhat', 310, 5],
    ['guwahati', 'sivasagar', 370, 5],
    ['guwahati', 'dibrugarh', 445, 10],
    ['guwahati', 'manas', 145, 10],
    ['guwahati', 'tawang', 480, 10],
    ['guwahati', 'samdrup-jongkhar', 105, 5],
    ['delhi', 'agra', 233, 5],
    ['delhi', 'mathura', 180, 10],
    ['delhi', 'jaipur', 280, 5],
    ['delhi', 'chandigarh', 245, 5],
    ['delhi', 'haridwar', 225, 5],
    ['delhi', 'rishikesh', 245, 10],
    ['delhi', 'dehradun', 235, 10],
    ['delhi', 'nainital', 300, 5],
    ['delhi', 'shimla', 350, 5],
    ['delhi', 'amritsar', 460, 5],
    ['delhi', 'manali', 540, 5],
  ])('%s – %s is %i km, give or take %i per cent', (from, to, km, percent) => {
    expect(Math.abs(kmOf(from, to) - km)).toBeLessThanOrEqual((km * percent) / 100);
  });

  // Each has one publication only, which says 470 and 320 to 350 km.
  test.each([
    ['guwahati', 'siliguri', 426],
    ['guwahati', 'phuentsholing', 336],
  ])('%s – %s is too little known: the legs say %i km', (from, to, km) => {
    expect(kmOf(from, to)).toBe(km);
  });

  test.each([
    ['delhi', 'agra', 233, 240],
    ['delhi', 'mathura', 180, 210],
    ['delhi', 'jaipur', 280, 330],
    ['delhi', 'chandigarh', 245, 270],
    ['delhi', 'haridwar', 225, 300],
    ['delhi', 'rishikesh', 245, 360],
    ['delhi', 'dehradun', 235, 330],
    ['delhi', 'nainital', 300, 420],
    ['delhi', 'shimla', 350, 480],
    ['delhi', 'amritsar', 460, 480],
    ['delhi', 'manali', 540, 780],
    ['delhi', 'delhi-airport', 16, 45],
    ['delhi-airport', 'new-delhi-railway-station', 16, 45],
    ['delhi-airport', 'connaught-place', 16, 45],
    ['guwahati', 'guwahati-airport', 26, 60],
  ])('%s – %s is exactly %i km and %i minutes', (from, to, km, minutes) => {
    expect(wayBetween(from, to)).toMatchObject({ km, minutes });
  });
});
