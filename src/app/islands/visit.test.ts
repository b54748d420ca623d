import { describe, expect, it } from 'vitest';
import { campaignIn } from './visit.ts';

describe('the campaign in an address', () => {
  it.each([
    ['', ''],
    ['?page=2', ''],
    [
      '?utm_source=google&utm_medium=cpc&utm_campaign=winter%20in%20Bhutan',
      'google / cpc / winter in Bhutan',
    ],
    ['?utm_campaign=winter&gclid=x&utm_source=google', 'google / winter'],
    ['?utm_source=&utm_medium=%20', ''],
  ])('%s is %j', (search, campaign) => {
    expect(campaignIn(search)).toBe(campaign);
  });

  it('has a maximum length', () => {
    expect(campaignIn(`?utm_source=${'x'.repeat(5000)}`)).toHaveLength(200);
  });
});
