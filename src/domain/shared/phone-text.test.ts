import { expect, it } from 'vitest';
import { displayPhone } from './phone-text.ts';

it('groups Indian phone numbers and leaves others unchanged', () => {
  expect(displayPhone('+913610000000')).toBe('+91 361 000 0000');
  expect(displayPhone('+919864012345')).toBe('+91 98640 12345');
  expect(displayPhone('+97517123456')).toBe('+975 17 123 456');
  expect(displayPhone('+9752345678')).toBe('+9752345678');
});
