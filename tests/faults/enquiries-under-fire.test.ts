import { expect, it } from 'vitest';
import { isFull } from '../support/check-extent.ts';
import { describeFigures } from '../support/fire/figures.ts';
import { holdUnderFire } from '../support/fire/fire.ts';

const killsOfEach = isFull ? 10 : 4;

it('loses no enquiry, stores none twice and mails each under one Message-ID while everything is killed in turn', {
  timeout: 600_000,
}, async () => {
  const { verdict, figures } = await holdUnderFire(isFull ? 2000 : 800, 3 * killsOfEach);
  process.stdout.write(`${describeFigures(figures)}\n`);
  expect(verdict).toEqual({
    acknowledgedButLost: [],
    storedTwice: [],
    acknowledgedUnderAnotherReference: [],
    neverMailed: [],
    mailedUnderTwoIds: [],
    toldTwiceInOneMail: [],
    mailedButNotStored: [],
  });
  expect(figures.kills).toEqual({ web: killsOfEach, worker: killsOfEach, PostgreSQL: killsOfEach });
});
