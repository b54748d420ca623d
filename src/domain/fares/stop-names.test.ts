import { describe, expect, it } from 'vitest';
import { createStopIndex, type StopMatch } from './stop-names.ts';
import { similarityOf, trigramsOf } from './trigrams.ts';

type Stop = {
  slug: string;
  name: string;
  otherNames: string;
  kind: 'airport' | 'station' | 'in-city' | 'beyond';
  city: string;
  state?: string;
};

const stop = (
  slug: string,
  name: string,
  otherNames = '',
  kind: Stop['kind'] = 'beyond',
  more: Partial<Stop> = {},
): Stop => ({ slug, name, otherNames, kind, city: 'guwahati', ...more });

const stops = [
  stop('guwahati', 'Guwahati', 'Gauhati', 'in-city'),
  stop('guwahati-airport', 'Guwahati Airport (LGBI)', 'GAU, Borjhar', 'airport'),
  stop('guwahati-railway-station', 'Guwahati Railway Station', 'GHY, Paltan Bazaar', 'station'),
  stop('kamakhya-temple', 'Kamakhya Temple', 'Kamakhya, Nilachal', 'in-city'),
  stop('kamakhya-station', 'Kamakhya Junction (KYQ)', '', 'station'),
  stop('shillong', 'Shillong', 'Police Bazar', 'beyond', { state: 'Meghalaya' }),
  stop('sohra', 'Sohra (Cherrapunji)', 'Cherrapunjee', 'beyond', { state: 'Meghalaya' }),
  stop('kaziranga', 'Kaziranga (Kohora)'),
  stop('goalpara', 'Goalpara'),
  stop('majuli', 'Majuli'),
  stop('ziro', 'Ziro'),
  stop('ziro-airport', 'Ziro Airport', 'ZER', 'airport'),
  stop('udaipur-tripura', 'Udaipur (Tripura)', '', 'beyond', { state: 'Tripura' }),
  stop('manas', 'Manas (Bansbari)'),
  stop('manali', 'Manali', '', 'beyond', { city: 'delhi' }),
  stop('mangaldoi', 'Mangaldoi', 'Mangaldai'),
  stop('delhi', 'Delhi', 'New Delhi', 'in-city', { city: 'delhi' }),
  stop('delhi-airport', 'Delhi Airport (IGI)', 'DEL, Palam, Indira Gandhi', 'airport', { city: 'delhi' }),
  stop('new-delhi-station', 'New Delhi Railway Station', 'NDLS', 'station', { city: 'delhi' }),
];
const index = createStopIndex(stops);

/** `= shillong` where it is taken, `? shillong` where it is offered, `-` where nothing is known. */
const answerOf = ({ stop, suggestion, suggestions }: StopMatch<Stop>): string => {
  if (stop) return `= ${stop.slug}`;
  const offered = suggestions ?? (suggestion ? [suggestion] : []);
  return offered.length > 0 ? `? ${offered.map(({ slug }) => slug).join(' ')}` : '-';
};
const find = (typed: string) => answerOf(index.find(typed));

describe('a place', () => {
  it.each([
    ['shillong', '= shillong'],
    [' SHILLONG ', '= shillong'],
    ['from Shillong', '= shillong'],
    ['Shillong, Meghalaya', '= shillong'],
    ['shillong city', '= shillong'],
    ['Police Bazar Shillong', '= shillong'],
    ['Sohra', '= sohra'],
    ['Cherrapunji', '= sohra'],
    ['Cherrapunjí', '= sohra'],
    ['Kaziranga National Park', '= kaziranga'],
    ['gauhati', '= guwahati'],
    ['New Delhi', '= delhi'],
    ['NewDelhi', '= delhi'],
    ['kazir', '= kaziranga'],
  ])('is found by %s', (typed, answer) => expect(find(typed)).toBe(answer));

  it.each([
    ['guwahati airport', '= guwahati-airport'],
    ['GHY airport', '= guwahati-airport'],
    ['gauhati airprt', '= guwahati-airport'],
    ['L.G.B.I. airport, Guwahati', '= guwahati-airport'],
    ['delhi t3', '= delhi-airport'],
    ['IGI Terminal 3', '= delhi-airport'],
    ['ghy', '= guwahati-railway-station'],
    ['railway station ghy', '= guwahati-railway-station'],
    ['new delhi rly stn', '= new-delhi-station'],
    ['delhi railway station', '= new-delhi-station'],
    ['kamakhya station', '= kamakhya-station'],
    ['kamakhya mandir', '= kamakhya-temple'],
  ])('is found with its kind by %s', (typed, answer) => expect(find(typed)).toBe(answer));
});

describe('a name that is not certain', () => {
  it.each([
    ['Shilong', '? shillong'],
    ['Chirapunji', '? sohra'],
    ['Majoli', '? majuli'],
    ['Zero valley', '? ziro'],
    ['Hotel Polo Towers, Shilong', '? shillong'],
    ['guwahti airport', '? guwahati-airport'],
    ['Zrio', '? ziro'],
    ['zrio valley', '? ziro'],
    ['Hotel Pinewood, Shillong', '? shillong'],
    ['guwahati bus stand', '? guwahati'],
    ['cherrapunji airport', '? sohra'],
  ])('is asked about: %s', (typed, answer) => expect(find(typed)).toBe(answer));

  it('offers both places that it may mean', () => {
    expect(find('Kamakhya')).toBe('? kamakhya-temple kamakhya-station');
    expect(find('man')).toBe('? manas manali mangaldoi');
  });

  it('is never taken for a place of the same name in another state', () => {
    expect(find('Udaipur')).toBe('? udaipur-tripura');
    expect(find('Udaipur, Rajasthan')).toBe('? udaipur-tripura');
    expect(find('Udaipur, Tripura')).toBe('= udaipur-tripura');
    expect(find('Shillong, Punjab')).toBe('? shillong');
  });

  it('is never taken for a longer name that it only begins', () => {
    expect(find('Goa')).not.toMatch('=');
    expect(find('Mana')).not.toMatch('=');
  });

  it.each(['London', '', ' ', 'to', '12', 'constructor', '__proto__', '%_', 'नमस्ते'])(
    'is left unanswered when nothing is near: %s',
    (typed) => expect(find(typed)).toBe('-'),
  );
});

describe('what is suggested while typing', () => {
  const suggest = (typed: string, limit = 4) => index.suggest(typed, limit).map(({ slug }) => slug);

  it('begins with an exact other name, then words that begin so, then what is similar', () => {
    expect(suggest('ghy')).toEqual(['guwahati-railway-station']);
    expect(suggest('ghy airport')[0]).toBe('guwahati-airport');
    expect(suggest('guw')).toEqual(['guwahati', 'guwahati-airport', 'guwahati-railway-station']);
    expect(suggest('guw air')).toEqual(['guwahati-airport']);
    expect(suggest('cherra')).toEqual(['sohra']);
    expect(suggest('shilong')).toEqual(['shillong']);
    expect(suggest('man', 2)).toHaveLength(2);
    expect(suggest('')).toEqual([]);
  });
});

describe('with 2,000 stops', () => {
  const syllables = ['ba', 'chi', 'dor', 'gan', 'jo', 'kha', 'lum', 'mir', 'nga', 'pur', 'shi', 'tez', 'wa'];
  const nameOf = (number: number): string =>
    [number % 13, (number * 5) % 11, (number * 7 + 3) % 13, number % 7].map((at) => syllables[at]).join('') +
    (number % 3 === 0 ? ' Bazar' : '');
  const many = Array.from({ length: 2_000 }, (_, at) =>
    stop(`stop-${at}`, `${nameOf(at)}${String.fromCodePoint(97 + (at % 26))}`, `Old ${nameOf(at + 7)}`),
  );
  const large = createStopIndex(many);

  /** What an index saves: each name is compared with what was typed. */
  const scan = (typed: string) => {
    const trigrams = trigramsOf([typed]);
    return many.filter(({ name, otherNames }) =>
      [name, otherNames].some((text) => {
        const own = trigramsOf(text.toLowerCase().split(' '));
        const shared = [...trigrams].filter((trigram) => own.has(trigram)).length;
        return similarityOf(shared, trigrams.size, own.size) >= 0.3;
      }),
    );
  };

  const millisecondsOf = (work: () => void): number => {
    const rounds = Array.from({ length: 5 }, () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    });
    return Math.min(...rounds);
  };

  it('is much faster than comparing every name, also for what is only similar', () => {
    const typed = many.slice(0, 10).map(({ name }) => name.toLowerCase());
    const misspelt = typed.map((name) => `${name.slice(0, 3)}${name.slice(4)}`);
    const scanned = millisecondsOf(() => typed.forEach((name) => void scan(name)));
    const found = millisecondsOf(() => typed.forEach((name) => void large.find(name)));
    const similar = millisecondsOf(() => misspelt.forEach((name) => void large.find(name)));
    expect(found).toBeLessThan(scanned / 100);
    expect(similar).toBeLessThan(scanned / 4);
  });
});
