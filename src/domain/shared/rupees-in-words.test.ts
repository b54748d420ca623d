import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupeesInWords } from './rupees-in-words.ts';

const small =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen';
const values = new Map<string, number>([
  ...[...small.split(' '), 'seventeen', 'eighteen', 'nineteen'].map(
    (word, index) => [word, index + 1] as const,
  ),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10] as const),
]);
const units = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['lakh', 100_000],
]);

/** Adds the words up to a number. */
function numberOf(words: string): number {
  const crores = words.lastIndexOf(' crore');
  if (crores >= 0)
    return numberOf(words.slice(0, crores)) * 10_000_000 + numberOf(words.slice(crores + ' crore'.length));
  let sum = 0;
  let count = 0;
  for (const word of words.split(/[ -]/)) {
    const unit = units.get(word);
    if (unit) {
      sum += count * unit;
      count = 0;
    } else {
      count += values.get(word) ?? 0;
    }
  }
  return sum + count;
}

describe('rupeesInWords', () => {
  it.each([
    [350_000, 'Three thousand five hundred rupees'],
    [100, 'One rupee'],
    [101, 'One rupee and one paisa'],
    [50, 'Fifty paise'],
    [12_345_650, 'One lakh twenty-three thousand four hundred and fifty-six rupees and fifty paise'],
    [100_000_000_00, 'Ten crore rupees'],
    [1_000_000_000_00, 'One hundred crore rupees'],
    [1_05_00, 'One hundred and five rupees'],
  ])('%i paise: %s', (paise, words) => {
    expect(rupeesInWords(paise)).toBe(words);
  });

  it('reads back to the same number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000_00 }), (paise) => {
        const words = rupeesInWords(paise).toLowerCase();
        const [, rupees = '', rest = ''] =
          /^(?:(.*) rupees?)?(?: and )?(?:([a-z-]+(?: [a-z-]+)*) pais[ae])?$/.exec(words) ?? [];
        expect(numberOf(rupees) * 100 + numberOf(rest)).toBe(paise);
        expect(words).not.toMatch(/ {2}|^ | $|undefined/);
      }),
      { numRuns: 500 },
    );
  });
});
