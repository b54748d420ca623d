import { expect, it } from 'vitest';
import { describeFigures } from '../support/fire/figures.ts';
import { holdUnderFire } from '../support/fire/fire.ts';

it('loses no enquiry, stores none twice and mails each under one Message-ID while everything is killed in turn', {
  timeout: 600_000,
}, async () => {
  const { verdict, figures } = await holdUnderFire(2000, 30);
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
  expect(figures.kills).toEqual({ web: 10, worker: 10, PostgreSQL: 10 });
});
