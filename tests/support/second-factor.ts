import { generate } from 'otplib';
import { paths } from '#paths.ts';
import type { HttpBrowser } from './http-browser.ts';
import type { TestDatabase } from './test-database.ts';

export type SecondFactor = { secret: string; recoveryCodes: string[] };

/** Turns it on as the account's page does, for a browser that is logged in. */
export async function turnOnSecondFactor({ post }: HttpBrowser): Promise<SecondFactor> {
  const page = `${paths.account}.data`;
  const offered = await (await post(page, { intent: 'offer' })).text();
  const [, secret = ''] = /"([A-Z2-7]{32})"/.exec(offered) ?? [];
  const confirmed = await (await post(page, { intent: 'confirm', code: await generate({ secret }) })).text();
  const recoveryCodes = confirmed.match(/\b[2-9A-Z]{5}(-[2-9A-Z]{5})+\b/g) ?? [];
  if (recoveryCodes.length !== 10) throw new Error(`the second factor is not on: ${confirmed}`);
  return { secret, recoveryCodes };
}

/** A valid code, as if the last one was used long ago. */
export async function freshCode(test: TestDatabase, userId: string, secret: string): Promise<string> {
  await test.pool.query('update staff_users set totp_last_step = 0 where id = $1', [userId]);
  return generate({ secret });
}

/** A code that is wrong in all time steps around this one. */
export async function wrongCode(secret: string): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const right = await Promise.all(
    [-60, -30, 0, 30, 60].map((seconds) => generate({ secret, epoch: now + seconds })),
  );
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? ''
  );
}
