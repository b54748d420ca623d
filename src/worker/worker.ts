import { setTimeout as wait } from 'node:timers/promises';
import { enquiryMail } from '#jobs/enquiry-mail.ts';
import { openDatabase } from '#platform/db.ts';
import type { Env } from '#platform/env.ts';
import type { Log } from '#platform/log.ts';
import { openMailer } from '#platform/mailer.ts';
import { type JobRunner, startJobRunner } from '#platform/queue.ts';
import { sendEnquiryMail } from './send-enquiry-mail.ts';

const retryMs = 1000;

/** The worker may start before its database does. */
async function startJobRunnerWhenPossible(url: string, log: Log): Promise<JobRunner> {
  for (;;) {
    try {
      return await startJobRunner(url, log);
    } catch (error) {
      log.warn({ err: error }, 'the job queue is not there yet');
      await wait(retryMs);
    }
  }
}

export async function startWorker(env: Env, log: Log): Promise<{ stop(): Promise<void> }> {
  const database = openDatabase({ url: env.DATABASE_URL, name: 'purvai-worker', log, max: 4 });
  const mailer = openMailer(env.SMTP_URL);
  const runner = await startJobRunnerWhenPossible(env.DATABASE_URL, log);
  await runner.run(enquiryMail, (payload) => sendEnquiryMail({ db: database.db, mailer, env }, payload));
  return {
    async stop() {
      await runner.stop();
      mailer.close();
      await database.close();
    },
  };
}
