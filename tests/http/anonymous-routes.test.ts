import type { RouteConfigEntry } from '@react-router/dev/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { areas } from '#domain/staff/areas.ts';
import { someOrAll } from '../support/check-extent.ts';
import { type HttpBrowser, httpBrowser } from '../support/http-browser.ts';
import { addStaff } from '../support/staff-api.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';

const pathsIn = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children }) => [
    ...(path === undefined ? [] : [path]),
    ...pathsIn(children ?? []),
  ]);

const isStaffArea = ({ file }: RouteConfigEntry) => file === 'staff/admin-layout.tsx';
const staffPaths = pathsIn(routes.filter(isStaffArea));

/** What a bookmark, a scanner or a mistyped address sends. */
const queries = [
  '',
  '?id=1',
  '?id=0&page=-1&after=x&before=%00',
  `?id=${'9'.repeat(30)}&page=${'9'.repeat(30)}&date=2026-99-99&day=x&month=x`,
  '?id=__proto__&q=%FF&search=%27&version=x&code=%F0%9F%9A%97&path=%2F%5Cevil.example&format=pdf',
];

const test = testDatabase();
let web: Web;
const visitors = new Map<string, HttpBrowser>();

beforeAll(async () => {
  web = await startWeb({ databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1' });
  const logIn = async (who: string, change: string) => {
    const user = await addStaff(test);
    const browser = httpBrowser(web.url);
    await browser.logIn(user.username);
    await test.pool.query(`update staff_users set ${change} where id = $1`, [user.id]);
    visitors.set(who, browser);
  };
  visitors.set('anonymous', httpBrowser(web.url));
  await logIn('logged in, before the first change of the password', 'must_change_password = true');
  await logIn('a former Admin', `admin_status = 'Non-Admin'`);
  for (const area of areas) await logIn(`an Admin limited to ${area}`, `areas = '{${area}}'`);
  await logIn('an Admin', `name = 'Asha'`);
});
afterAll(() => web?.stop());

type Answer = { asked: string; status: number };

async function answersTo(who: string, ask: (browser: HttpBrowser, path: string) => Promise<Answer[][]>) {
  const browser = visitors.get(who);
  if (!browser) throw new Error(`nobody is ${who}`);
  const answers: Answer[] = [];
  for (const path of staffPaths) answers.push(...(await ask(browser, path)).flat());
  return answers;
}

async function askInTurn(browser: HttpBrowser, address: string, queried: readonly string[]) {
  const answers: Answer[] = [];
  for (const query of queried) {
    const response = await browser.ask(address + query);
    await response.arrayBuffer();
    answers.push({ asked: address + query, status: response.status });
  }
  return answers;
}

/** The query is read for whoever may log in or see the page; others are refused before. */
const mayBeRead = (who: string) => ['anonymous', 'an Admin'].includes(who);
const queriesOf = (who: string) => (mayBeRead(who) ? queries : queries.slice(-1));
/** A document has the data that the same address with `.data` answers. */
const addressesOf = (who: string, path: string) =>
  someOrAll(mayBeRead(who) ? [path, `${path}.data`] : [path], [path, `${path}.data`]);

const isFault = ({ status }: Answer) => status >= 500;

const everybody = [
  'anonymous',
  'logged in, before the first change of the password',
  'a former Admin',
  ...areas.map((area) => `an Admin limited to ${area}`),
  'an Admin',
];

describe('every route of the staff area', () => {
  it('is found in the route table', () => {
    expect(staffPaths.length).toBeGreaterThan(60);
  });

  it.each(everybody)('never answers with an error of the server to %s', { timeout: 120_000 }, async (who) => {
    const answers = await answersTo(who, (browser, path) =>
      // Two at once, because the server refuses more dashboards than it can make.
      Promise.all(addressesOf(who, path).map((address) => askInTurn(browser, address, queriesOf(who)))),
    );
    expect(answers.filter(isFault)).toEqual([]);
  });

  it('refuses what an anonymous visitor posts, without an error of the server', async () => {
    const answers = await answersTo('anonymous', async (browser, path) => {
      const response = await browser.post(`${path}.data`, { intent: 'add', id: '1' });
      await response.arrayBuffer();
      return [[{ asked: path, status: response.status }]];
    });
    expect(answers.filter(isFault)).toEqual([]);
  });
});
