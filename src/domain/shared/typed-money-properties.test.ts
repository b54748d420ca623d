import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPaise, paiseFromTyped } from './money.ts';

const maxPaise = 100_000_000_00;
const amount = fc.integer({ min: 1, max: maxPaise });
const marks = ['rs.', 'rs', 'inr', '₹'];
const units: [string, number][] = [
  ['thousand', 1_000],
  ['k', 1_000],
  ['lakhs', 100_000],
  ['lakh', 100_000],
  ['lacs', 100_000],
  ['lac', 100_000],
  ['l', 100_000],
  ['crores', 10_000_000],
  ['crore', 10_000_000],
  ['cr', 10_000_000],
];

describe('any amount within the limit', () => {
  it('is read back from its shown form', () => {
    fc.assert(
      fc.property(amount, (paise) => {
        expect(paiseFromTyped(formatPaise(paise))).toBe(paise);
      }),
      { numRuns: 1000 },
    );
  });

  it('is the same with and without currency marks, in every notation', () => {
    const rupees = fc.integer({ min: 1, max: maxPaise / 100 });
    const space = fc.constantFrom('', ' ', '\u00a0', '\u202f');
    const front = fc.constantFrom('', '₹', 'Rs', 'Rs.', 'INR', 'rs', 'inr');
    fc.assert(
      fc.property(rupees, front, space, fc.constantFrom('', '/-'), (number, mark, gap, end) => {
        const western = new Intl.NumberFormat('en-US').format(number);
        const indian = new Intl.NumberFormat('en-IN').format(number);
        const digits = [String(number), western, indian, western.replaceAll(',', gap || ' ')];
        for (const text of digits) expect(paiseFromTyped(`${mark}${gap}${text}${end}`)).toBe(number * 100);
      }),
    );
  });

  it('is multiplied exactly by its unit', () => {
    const hundredths = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(hundredths, fc.constantFrom(...units), fc.constantFrom('', ' '), (count, unit, gap) => {
        const [name, size] = unit;
        const typed = `${Math.floor(count / 100)}.${String(count % 100).padStart(2, '0')}${gap}${name}`;
        const paise = count * size;
        expect(paiseFromTyped(typed)).toBe(paise <= maxPaise ? paise : undefined);
      }),
    );
  });
});

const isDigits = (text: string) => text !== '' && [...text].every((digit) => digit >= '0' && digit <= '9');

/** Western groups of three digits, or Indian groups of two with three at the end. */
function isGrouped([first = '', ...others]: string[]): boolean {
  const size = others.length > 1 ? (others[0]?.length ?? 0) : 3;
  const areEven = others.slice(0, -1).every((group) => group.length === size);
  const isStart = !first.startsWith('0') && first.length <= size && (size === 2 || size === 3);
  return areEven && isStart && others.at(-1)?.length === 3;
}

/** Removes a suffix and one space before it. */
const withoutEnd = (text: string, end: string | undefined) =>
  end ? text.slice(0, -end.length).replace(/ $/, '') : text;

/** A second parser without a regular expression, to compare with the first. */
function readAgain(typed: string): number | undefined {
  if (typed.trim().length > 60) return undefined;
  let rest = typed.trim().replaceAll(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ');
  // `toLowerCase` of the whole text would turn the Kelvin sign into a `k`.
  rest = rest.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  const front = marks.find((mark) => rest.startsWith(mark));
  if (front) rest = rest.slice(front.length).replace(/^ /, '');
  else
    rest = withoutEnd(
      rest,
      marks.find((mark) => rest.endsWith(mark)),
    );
  if (rest.endsWith('/-')) rest = withoutEnd(rest, '/-');
  const [unit, size = 1] = units.find(([name]) => rest.endsWith(name)) ?? [];
  rest = withoutEnd(rest, unit);
  const [whole = '', fraction = '0', ...more] = rest.split('.');
  const groups = whole.split(whole.includes(',') ? ',' : ' ');
  if (more.length > 0 || ![fraction, ...groups].every(isDigits)) return undefined;
  if (groups.length > 1 && !isGrouped(groups)) return undefined;
  if (!unit && fraction.length > 2) return undefined;
  const denominator = 10n ** BigInt(fraction.length);
  const numerator = BigInt(groups.join('') + fraction) * BigInt(size) * 100n;
  const paise = Number(numerator / denominator);
  return numerator % denominator === 0n && paise > 0 && paise <= maxPaise ? paise : undefined;
}

describe('text around an amount', () => {
  const typedAmount = fc.oneof(
    amount.map(formatPaise),
    amount.map((paise) => String(Math.ceil(paise / 100))),
    fc.constantFrom('45k', '1.5 lakh', '2 crore', 'Rs. 45,000/-', '45 000', '1,23,456'),
  );
  const ownSigns = '0123456789,. ₹rsinr/-kthousandlakhscroreRSINRKLC%$+()\u00a0\u202f'.split('');

  /** Texts that are no part of an amount. */
  const foreign = fc.oneof(
    fc
      .string({ minLength: 1, maxLength: 6, unit: 'grapheme' })
      .filter((text) => /[^\d.,\s₹/\-a-z]/i.test(text)),
    fc.constantFrom('-', '$', '%', 'USD', ' nights ', ' per person', 'from ', '+', '−', '~', '≈', 'x'),
  );

  it('is refused before, after or within it', () => {
    fc.assert(
      fc.property(typedAmount, foreign, fc.nat(), (typed, text, place) => {
        const at = place % (typed.length + 1);
        for (const all of [text + typed, typed + text, typed.slice(0, at) + text + typed.slice(at)])
          expect([all, paiseFromTyped(all)]).toEqual([all, undefined]);
      }),
      { numRuns: 1000 },
    );
  });

  it('gives the same result as the second parser, for any text', () => {
    const ownText = fc.string({ maxLength: 9, unit: fc.constantFrom(...ownSigns) });
    const numberText = fc.string({ maxLength: 10, unit: fc.constantFrom(...'1230,, .') });
    const unitText = fc.constantFrom('', ' ', ...marks, ...units.map(([name]) => name), '/-', ' lakh', ' cr');
    const anything = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      ownText,
      numberText,
      fc.tuple(unitText, numberText, unitText, unitText).map((parts) => parts.join('')),
      fc.tuple(typedAmount, ownText).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anything, (text) => {
        expect([text, paiseFromTyped(text)]).toEqual([text, readAgain(text)]);
      }),
      { numRuns: 2000 },
    );
  });
});
