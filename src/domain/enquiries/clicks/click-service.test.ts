import { describe, expect, it } from 'vitest';

import { testDatabase } from '../../../../tests/support/test-database.ts';
import { freshCode } from './click-code-input.ts';
import { noteContactClick } from './click-service.ts';

const test = testDatabase();

const click = (code: string) => ({
  code,
  channel: 'whatsapp' as const,
  page: '/cruises',
  campaign: 'google / cpc',
});
const rows = async (code: string) =>
  (await test.pool.query('select page, campaign from contact_clicks where code = $1', [code])).rows;

describe('a click on a contact link', () => {
  it('is one row when it is sent twenty times at once', async () => {
    const code = freshCode();
    await Promise.all(Array.from({ length: 20 }, () => noteContactClick(test.db, click(code))));
    expect(await rows(code)).toEqual([{ page: '/cruises', campaign: 'google / cpc' }]);
  });

  it('is a new row a minute later, or on another channel', async () => {
    const code = freshCode();
    await noteContactClick(test.db, click(code));
    await test.pool.query("update contact_clicks set clicked_at = now() - interval '61 seconds'");
    await noteContactClick(test.db, click(code));
    await noteContactClick(test.db, { ...click(code), channel: 'call' });
    expect(await rows(code)).toHaveLength(3);
  });

  it('stores no page that is not public', async () => {
    const code = freshCode();
    await noteContactClick(test.db, { ...click(code), page: '/adminDashboard' });
    expect(await rows(code)).toEqual([{ page: '', campaign: 'google / cpc' }]);
  });
});
