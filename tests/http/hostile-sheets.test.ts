import { afterAll, beforeAll, expect, it } from 'vitest';
import { sheetImportMessages } from '#domain/sheet-import/sheet-import-messages.ts';
import { paths } from '#paths.ts';
import { zipOf } from '#platform/sheets/zip.ts';
import { staffCookie } from '../support/staff-cookie.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
let web: Web;
let cookie = '';

beforeAll(async () => {
  web = await startWeb({
    databaseUrl: test.url,
    smtpUrl: 'smtp://127.0.0.1:1',
    env: { DATABASE_WAIT_MS: '10000' },
  });
  cookie = await staffCookie(test, web.url);
});
afterAll(() => web?.stop());

const workbook = (sheet: string, shared = '<sst/>') =>
  zipOf([
    { name: 'xl/workbook.xml', content: '<workbook><sheet r:id="a"/></workbook>' },
    { name: 'xl/_rels/workbook.xml.rels', content: '<x><Relationship Target="/s.xml" Id="a"/></x>' },
    { name: 's.xml', content: sheet },
    { name: 'xl/sharedStrings.xml', content: shared },
  ]);

async function send(bytes: Uint8Array<ArrayBuffer>, path: string) {
  const body = new FormData();
  body.set('file', new Blob([bytes]), 'list.xlsx');
  const response = await fetch(`${web.url}${path}`, { method: 'POST', body, headers: { cookie } });
  return { status: response.status, text: await response.text() };
}

/** How many requests the process answered while the file was read, counting until enough. */
async function answeredMeanwhile(reading: Promise<unknown>, enough: number): Promise<number> {
  let isReading = true;
  const ended = reading.finally(() => {
    isReading = false;
  });
  let answered = 0;
  while (isReading && answered < enough) {
    expect((await fetch(`${web.url}/healthz`)).status).toBe(200);
    if (isReading) answered += 1;
  }
  await ended;
  return answered;
}

const { unreadable } = sheetImportMessages;
const tooLarge = sheetImportMessages.tooLarge(4);
const longText = `<sst><si><t>${'_x000D_'.repeat(4000)}</t></si></sst>`;

it.each([
  ['unclosed instructions', workbook('<?'.repeat(500_000)), unreadable],
  ['an unclosed tag', workbook(`<${'a'.repeat(1_000_000)}`), unreadable],
  [
    'one long text in many cells',
    workbook(`<x><row>${'<c t="s"><v>0</v></c></row><row>'.repeat(15_000)}</row></x>`, longText),
    tooLarge,
  ],
])('an import of %s is refused, and others are answered meanwhile', async (_name, bytes, text) => {
  const sending = send(new Uint8Array(bytes), `${paths.adminCustomerImport}.data`);
  expect(await answeredMeanwhile(sending, 3)).toBe(3);
  const refused = await sending;
  expect(refused.status).toBe(422);
  expect(refused.text).toContain(text);
});

it('a list that is in order is read by the built program', async () => {
  const csv = new TextEncoder().encode('Name,Mobile\nAsha Das,98640 11223\n');
  const read = await send(csv, `${paths.adminCustomerImport}.data`);
  expect(read.status).toBe(200);
  expect(read.text).toContain('Asha Das');
});
