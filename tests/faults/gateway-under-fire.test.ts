import { expect, it } from 'vitest';
import { isFull } from '../support/check-extent.ts';
import { describeGatewayFigures, holdGatewayUnderFire } from '../support/fire/gateway-fire.ts';

const extent = isFull
  ? { payments: 10_000, forged: 1000, withheld: 100, kills: 10 }
  : { payments: 300, forged: 60, withheld: 20, kills: 4 };

it('counts each rupee once while webhooks come three times, shuffled, forged or not at all, and the web processes are killed', {
  timeout: 3_600_000,
}, async () => {
  const { verdict, figures } = await holdGatewayUnderFire(extent);
  process.stdout.write(`${describeGatewayFigures(figures)}\n`);
  expect(verdict).toEqual({
    notOnce: [],
    wrongSums: [],
    forgedStored: 0,
    replayedStored: 0,
    forgedAnswers: 1,
    waiting: 0,
  });
  expect(figures.kills).toBe(extent.kills);
  if (isFull) expect(figures.p95Ms).toBeLessThan(1000);
});
