import { describe, expect, it } from 'vitest';

import { testDatabase } from '../../../../tests/support/test-database.ts';
import { freshCode } from './click-code-input.ts';
import { noteReachClick } from './click-service.ts';

const test = testDatabase();

const touch = (code: string) => ({
  code,
  channel: 'whatsapp' as const,
  page: '/cruises',
  campaign: 'google / cpc',
});
const rows = async (code: string) =>
  (await test.pool.query('select page, campaign from reach_clicks where code = $1', [code])).rows;

describe('a touch on a link', () => {
  it('is one row, though it is told twenty times at once', async () => {
    const code = freshCode();
    await Promise.all(Array.from({ length: 20 }, () => noteReachClick(test.db, touch(code))));
    expect(await rows(code)).toEqual([{ page: '/cruises', campaign: 'google / cpc' }]);
  });

  it('is another one a minute later, or on another channel', async () => {
    const code = freshCode();
    await noteReachClick(test.db, touch(code));
    await test.pool.query("update reach_clicks set clicked_at = now() - interval '61 seconds'");
    await noteReachClick(test.db, touch(code));
    await noteReachClick(test.db, { ...touch(code), channel: 'call' });
    expect(await rows(code)).toHaveLength(3);
  });

  it('keeps no page that is none of ours', async () => {
    const code = freshCode();
    await noteReachClick(test.db, { ...touch(code), page: '/adminDashboard' });
    expect(await rows(code)).toEqual([{ page: '', campaign: 'google / cpc' }]);
  });
});
