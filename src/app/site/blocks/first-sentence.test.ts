import { expect, test } from 'vitest';
import { firstSentence } from './first-sentence.ts';

test.each([
  ['White sand. Then rock.', 'White sand.'],
  [
    'Centres stand on Beaches No. 3 and No. 5. Boats leave at eight.',
    'Centres stand on Beaches No. 3 and No. 5.',
  ],
  ['A tower of 72.5 metres! Go early.', 'A tower of 72.5 metres!'],
  ['Is it open? Yes.', 'Is it open?'],
  ['No full stop', 'No full stop'],
  [undefined, ''],
])('%j begins with %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
