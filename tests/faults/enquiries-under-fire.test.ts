import { expect, it } from 'vitest';
import { isFull } from '../support/check-extent.ts';
import { describeFigures } from '../support/fire/figures.ts';
import { holdUnderFire } from '../support/fire/fire.ts';

/** Of two each web process, worker and the database are killed, with the mail server away for half of the time. */
const [total, killsOfEach] = isFull ? [2000, 10] : [300, 2];

it('loses no enquiry, stores none twice and mails each under one Message-ID while everything is killed in turn', {
  timeout: 600_000,
}, async () => {
  const { verdict, figures } = await holdUnderFire(total, 3 * killsOfEach);
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
