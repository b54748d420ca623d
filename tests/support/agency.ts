import pg from 'pg';
import { makeQuote } from '#domain/quotes/quote-staff-service.ts';
import { areas } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { paths } from '#paths.ts';
import { openDatabase, patientWaitMs } from '#platform/database/db.ts';
import { createLog } from '#platform/log.ts';
import { customerDataPath } from '#staff-paths.ts';
import type { Running } from './process.ts';
import { testEncryption } from './secret-keys.ts';
import { someTerms } from './some-terms.ts';
import { staffCookie } from './staff-cookie.ts';
import { startWeb, startWorker, type Web } from './system.ts';

export type Visitor = { name: string; phone: string; message: string };

type Place = { databaseUrl: string; storageDir: string };

/** Web, worker and a staff member at their browser. No mail leaves: what is to be mailed waits. */
export async function openAgency({ databaseUrl, storageDir }: Place) {
  const settings = { databaseUrl, smtpUrl: 'smtp://127.0.0.1:1', env: { STORAGE_DIR: storageDir } };
  const [web, worker]: [Web, Running] = await Promise.all([startWeb(settings), startWorker(settings)]);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const queried = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows;
  return {
    web,
    pool,
    queried,
    logIn: () => staffCookie({ pool }, web.url),

    /** As a visitor; returns the number of the enquiry. */
    async write({ name, phone, message }: Visitor): Promise<string> {
      const answer = await fetch(`${web.url}/api/contact-us-message`, {
        method: 'POST',
        body: new URLSearchParams({ n_name: name, n_contactno: phone, n_message: message }),
      });
      if (!answer.ok) throw new Error(`not stored: ${await answer.text()}`);
      const [row] = await queried('select id from enquiries where message = $1', [message]);
      return row.id;
    },

    /** Printed by the worker. */
    async quote(enquiryId: string, text: string): Promise<void> {
      const { db, close } = openDatabase({
        maxWaitMs: patientWaitMs,
        url: databaseUrl,
        name: 'test',
        log: createLog('silent', 'script'),
      });
      const [user] = await queried('select id, name from staff_users limit 1');
      const terms = someTerms({ lines: [{ text, quantity: 1, unitPaise: 350_000 }] });
      const actor = { ...user, id: String(user.id), fromAddress: '', areas: [...areas] } as StaffActor;
      await makeQuote({ db, encryption: testEncryption }, actor, enquiryId, terms);
      await close();
    },

    /** As a member of staff does it: the page of what is kept, and the name typed. */
    async erase(cookie: string, enquiryId: string, name: string): Promise<void> {
      const [row] = await queried('select customer_id from enquiries where id = $1', [enquiryId]);
      const answer = await fetch(`${web.url}${customerDataPath(row.customer_id).replace('?', '.data?')}`, {
        method: 'POST',
        headers: { cookie },
        body: new URLSearchParams({ id: row.customer_id, confirm: name }),
      });
      if (!answer.ok) throw new Error(`not erased: ${await answer.text()}`);
    },

    isLoggedIn: async (cookie: string) =>
      (await fetch(web.url + paths.adminDashboard, { headers: { cookie }, redirect: 'manual' })).status ===
      200,

    async close() {
      await worker.stop();
      await web.stop();
      await pool.end();
    },
  };
}

export type Agency = Awaited<ReturnType<typeof openAgency>>;
