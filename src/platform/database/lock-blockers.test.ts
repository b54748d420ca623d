import { expect, it } from 'vitest';
import { startMuteProxy } from '../../../tests/support/mute-proxy.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { watchBlockers } from './lock-blockers.ts';

const test = testDatabase();

it('does not block the end of a migration when its connection is dead', async () => {
  const network = await startMuteProxy(test.url);
  const watch = await watchBlockers(network.url, 'purvai-migrate-test', 50);
  network.mute('are mute');
  await watch.stop();
  expect(watch.describe()).toContain('a process');
  await network.close();
});
