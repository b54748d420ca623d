import { describe, expect, it } from 'vitest';
import { someActor } from '../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { settingsInput } from './settings-input.ts';
import { changeSettingsByStaff, readSettings } from './settings-service.ts';

const test = testDatabase();
const actor = someActor(test);

const lines = async () =>
  (
    await test.pool.query(`select detail from activity where action = 'settings-changed' order by id`)
  ).rows.map(({ detail }) => detail);

const good = {
  agencyName: 'Purvai Travels',
  line: 'Cabs and tours',
  headOffice: 'Guwahati',
  phoneE164: '+91 98640 12345',
  email: 'care@purvai.example',
  website: 'https://www.purvai.example',
  socialUrl: 'https://social.purvai.example',
  videoUrl: 'https://video.purvai.example',
  inrPerUsd: '88.5',
  gstPercent: '5',
  responseTargetMinutes: '15',
  retentionMonths: '24',
};

describe('changeSettingsByStaff', () => {
  it('stores only changed fields, and logs their former values', async () => {
    const changed = await changeSettingsByStaff(test.db, actor, {
      agencyName: 'Dakhina Travels',
      inrPerUsd: '88',
      retentionMonths: 12,
    });
    expect(changed).toEqual(['agencyName', 'retentionMonths']);
    expect(await readSettings(test.db)).toMatchObject({ agencyName: 'Dakhina Travels', retentionMonths: 12 });
    expect(await lines()).toEqual([
      { agencyName: 'Purvai Travels → Dakhina Travels', retentionMonths: '24 → 12' },
    ]);
  });

  it('logs nothing when nothing changed', async () => {
    const before = await lines();
    expect(await changeSettingsByStaff(test.db, actor, await readSettings(test.db))).toEqual([]);
    expect(await lines()).toEqual(before);
  });
});

describe('settingsInput', () => {
  it('accepts the values of the form', () => {
    expect(settingsInput.parse({ ...good, agencyName: '  Purvai \n Travels ' })).toEqual({
      ...good,
      phoneE164: '+919864012345',
      responseTargetMinutes: 15,
      retentionMonths: 24,
    });
  });

  it.each([
    ['agencyName', ' '],
    ['agencyName', 'x'.repeat(201)],
    ['headOffice', '\0'],
    ['phoneE164', '12'],
    ['phoneE164', 'call us'],
    ['email', 'care@'],
    ['website', 'www.purvai.example'],
    ['socialUrl', 'javascript:alert(1)'],
    ['videoUrl', ''],
    ['inrPerUsd', '0'],
    ['inrPerUsd', '-88'],
    ['inrPerUsd', '88,5'],
    ['inrPerUsd', '1e3'],
    ['inrPerUsd', '₹88'],
    ['inrPerUsd', '88 per dollar'],
    ['inrPerUsd', '88.50000'],
    ['inrPerUsd', '1 000'],
    ['inrPerUsd', '٨٨'],
    ['gstPercent', '-5'],
    ['gstPercent', '5 or 12'],
    ['gstPercent', '5,5'],
    ['gstPercent', '100'],
    ['gstPercent', '5.555'],
    ['responseTargetMinutes', '0'],
    ['responseTargetMinutes', '1441'],
    ['responseTargetMinutes', '1.5'],
    ['retentionMonths', '241'],
    ['retentionMonths', ''],
  ])('refuses %s as %j, at that field', (field, value) => {
    const parsed = settingsInput.safeParse({ ...good, [field]: value });
    expect(parsed.error?.issues[0]?.path).toEqual([field]);
    expect(parsed.error?.issues[0]?.message).toMatch(/^(Type|That)/);
  });
});
