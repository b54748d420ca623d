import { setTimeout as wait } from 'node:timers/promises';
import { openGateway } from '#domain/payments/gateway/open-gateway.ts';
import { acceptanceMail } from '#jobs/acceptance-mail.ts';
import { acknowledgementMail } from '#jobs/acknowledgement-mail.ts';
import { bookingMail } from '#jobs/booking-mail.ts';
import { customerMail } from '#jobs/customer-mail.ts';
import { documentMail } from '#jobs/document-mail.ts';
import { dutyDigestMail } from '#jobs/duty-digest-mail.ts';
import { dutyReminderMail } from '#jobs/duty-reminder-mail.ts';
import { enquiryBundleMail } from '#jobs/enquiry-bundle-mail.ts';
import { enquiryMail } from '#jobs/enquiry-mail.ts';
import { overdueDigestMail } from '#jobs/overdue-digest-mail.ts';
import { passwordResetMail } from '#jobs/password-reset-mail.ts';
import { paymentRequestMail } from '#jobs/payment-request-mail.ts';
import { quoteAcceptedMail } from '#jobs/quote-accepted-mail.ts';
import { quoteMail } from '#jobs/quote-mail.ts';
import { refundMail } from '#jobs/refund-mail.ts';
import { supplierRequestMail } from '#jobs/supplier-request-mail.ts';
import { voucherMail } from '#jobs/voucher-mail.ts';
import { type Database, openDatabase } from '#platform/database/db.ts';
import type { Env } from '#platform/env.ts';
import type { Log } from '#platform/log.ts';
import { type Mailbox, mailboxName, watchMailbox } from '#platform/mail/mailbox.ts';
import { openMailer } from '#platform/mailer.ts';
import { type JobRunner, startJobRunner } from '#platform/queue/job-runner.ts';
import { openQueue } from '#platform/queue/queue.ts';
import { openEncryption } from '#platform/secrets/encryption.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { openDiskStorage } from '#platform/storage/storage.ts';
import type { ChildScript } from '#worker/child-work.ts';
import { openAttachmentMaker } from '#worker/images/attachment-maker.ts';
import { openImageMaker } from '#worker/images/image-maker.ts';
import { type InboundParts, readMails } from '#worker/inbound/read-mails.ts';
import { mailEnvOf } from '#worker/jobs/mail-env.ts';
import { sendAcceptanceMail } from '#worker/jobs/send-acceptance-mail.ts';
import { sendAcknowledgementMail } from '#worker/jobs/send-acknowledgement-mail.ts';
import { sendBookingMail } from '#worker/jobs/send-booking-mail.ts';
import { sendCustomerMail } from '#worker/jobs/send-customer-mail.ts';
import { sendDocumentMail } from '#worker/jobs/send-document-mail.ts';
import { sendDutyDigestMail } from '#worker/jobs/send-duty-digest-mail.ts';
import { sendDutyReminderMail } from '#worker/jobs/send-duty-reminder-mail.ts';
import { sendEnquiryBundleMail } from '#worker/jobs/send-enquiry-bundle-mail.ts';
import { sendEnquiryMail } from '#worker/jobs/send-enquiry-mail.ts';
import { sendOverdueDigestMail } from '#worker/jobs/send-overdue-digest-mail.ts';
import { sendPasswordResetMail } from '#worker/jobs/send-password-reset-mail.ts';
import { sendPaymentRequestMail } from '#worker/jobs/send-payment-request-mail.ts';
import { sendQuoteAcceptedMail } from '#worker/jobs/send-quote-accepted-mail.ts';
import { sendQuoteMail } from '#worker/jobs/send-quote-mail.ts';
import { sendRefundMail } from '#worker/jobs/send-refund-mail.ts';
import { sendSupplierRequestMail } from '#worker/jobs/send-supplier-request-mail.ts';
import { sendVoucherMail } from '#worker/jobs/send-voucher-mail.ts';
import { openPrinter } from '#worker/pdf/printer.ts';
import { bookingTasks } from '#worker/scheduled/booking-tasks.ts';
import { documentMailTasks } from '#worker/scheduled/document-mail-tasks.ts';
import { documentTasks } from '#worker/scheduled/document-tasks.ts';
import { enquiryTasks } from '#worker/scheduled/enquiry-tasks.ts';
import { fareTasks } from '#worker/scheduled/fare-tasks.ts';
import { gatewayTasks } from '#worker/scheduled/gateway-tasks.ts';
import { imageTasks } from '#worker/scheduled/image-tasks.ts';
import { printTasks } from '#worker/scheduled/print-tasks.ts';
import { publishingTasks } from '#worker/scheduled/publishing-tasks.ts';
import { refundTasks } from '#worker/scheduled/refund-tasks.ts';
import { type ScheduledTasks, startScheduledTasks } from '#worker/scheduled/scheduled-tasks.ts';
import { secretTasks } from '#worker/scheduled/secret-tasks.ts';
import { storageTasks } from '#worker/scheduled/storage-tasks.ts';

const retryMs = 1000;

/** Retries, because the worker may start before its database; ends when the worker is stopped. */
async function startJobRunnerWhenPossible(
  options: Parameters<typeof startJobRunner>[0],
  stop: AbortSignal,
): Promise<JobRunner | undefined> {
  const { log } = options;
  while (!stop.aborted) {
    try {
      return await startJobRunner(options);
    } catch (error) {
      log.warn({ err: error }, 'the job queue is not there yet');
      await wait(retryMs, undefined, { signal: stop }).catch(() => {});
    }
  }
  return undefined;
}

export type Worker = {
  database: Database;
  runner: JobRunner;
  tasks: ScheduledTasks;
  /** `undefined` when no mailbox is configured. */
  mailbox: Mailbox | undefined;
  stop(): Promise<void>;
};

function watchReplies(env: Env, parts: Omit<InboundParts, 'mailbox' | 'host'>): Mailbox | undefined {
  if (!env.IMAP_URL) return undefined;
  const mailbox = mailboxName(env.IMAP_URL);
  const inbound = { ...parts, mailbox, host: new URL(env.BASE_URL).hostname };
  return watchMailbox({
    url: env.IMAP_URL,
    log: parts.log,
    onMails: (reader, stopped) => readMails(inbound, reader, stopped),
  });
}

/** The programs that the worker starts. */
export type WorkerScripts = { print: ChildScript; images: ChildScript };

/** Runs jobs until it is stopped; `undefined` when it was stopped before it could start. */
export async function startWorker(
  env: Env,
  log: Log,
  stop: AbortSignal,
  scripts: WorkerScripts,
): Promise<Worker | undefined> {
  const url = env.DATABASE_URL;
  const database = openDatabase({
    url,
    name: 'purvai-worker',
    log,
    max: 4,
    maxWaitMs: env.DATABASE_WAIT_MS,
  });
  let tasks: ScheduledTasks | undefined;
  const runner = await startJobRunnerWhenPossible(
    {
      url,
      log,
      watchdogMs: env.WORKER_WATCHDOG_MS,
      onLost: database.dropIdle,
      onListening: () => tasks?.wake(),
      onWork: (work) => tasks?.wake(work),
    },
    stop,
  );
  if (!runner) {
    await database.close();
    return undefined;
  }
  const mailEnv = mailEnvOf(env);
  const mailer = openMailer(env.SMTP_URL);
  const encryption = openEncryption(env.SECRET_KEYS);
  const queue = openQueue({ url, name: 'purvai-worker', log });
  await runner.run(enquiryMail, (payload) =>
    sendEnquiryMail({ db: database.db, queue, mailer, env: mailEnv }, payload),
  );
  await runner.run(enquiryBundleMail, (payload) =>
    sendEnquiryBundleMail({ db: database.db, mailer, env: mailEnv }, payload),
  );
  await runner.run(overdueDigestMail, (payload) =>
    sendOverdueDigestMail({ db: database.db, mailer, env: mailEnv }, payload),
  );
  await runner.run(dutyDigestMail, (payload) =>
    sendDutyDigestMail({ db: database.db, mailer, env: mailEnv }, payload),
  );
  await runner.run(dutyReminderMail, (payload) =>
    sendDutyReminderMail({ db: database.db, mailer, env: mailEnv }, payload),
  );
  await runner.run(passwordResetMail, (payload) =>
    sendPasswordResetMail({ db: database.db, mailer, env: mailEnv }, payload),
  );
  await runner.run(quoteAcceptedMail, (payload) =>
    sendQuoteAcceptedMail({ db: database.db, mailer, env: mailEnv }, payload),
  );
  await runner.run(quoteMail, (payload) =>
    sendQuoteMail({ db: database.db, encryption, mailer, env: mailEnv }, payload),
  );
  const storage = openStorage(env);
  const printer = openPrinter(scripts.print);
  await runner.run(paymentRequestMail, (payload) =>
    sendPaymentRequestMail({ db: database.db, encryption, mailer, env: mailEnv }, payload),
  );
  await runner.run(voucherMail, (payload) =>
    sendVoucherMail({ db: database.db, encryption, printer, mailer, env: mailEnv }, payload),
  );
  await runner.run(documentMail, (payload) =>
    sendDocumentMail({ db: database.db, encryption, printer, mailer, env: mailEnv }, payload),
  );
  await runner.run(refundMail, (payload) =>
    sendRefundMail({ db: database.db, encryption, mailer, env: mailEnv }, payload),
  );
  await runner.run(bookingMail, (payload) =>
    sendBookingMail({ db: database.db, encryption, mailer, env: mailEnv }, payload),
  );
  await runner.run(acceptanceMail, (payload) =>
    sendAcceptanceMail({ db: database.db, encryption, storage, mailer, env: mailEnv }, payload),
  );
  await runner.run(customerMail, (payload) =>
    sendCustomerMail({ db: database.db, encryption, mailer, env: mailEnv }, payload),
  );
  await runner.run(supplierRequestMail, (payload) =>
    sendSupplierRequestMail({ db: database.db, mailer, env: mailEnv }, payload),
  );
  await runner.run(acknowledgementMail, (payload) =>
    sendAcknowledgementMail({ db: database.db, encryption, mailer, env: mailEnv }, payload),
  );
  const mailbox = watchReplies(env, { db: database.db, storage, encryption, log });
  const children = {
    printer,
    imageMaker: openImageMaker(scripts.images),
    attachmentMaker: openAttachmentMaker(scripts.images),
  };
  // Always on the disk, where a restore reads them and another machine mirrors them.
  const erasureStorage = openDiskStorage(env.STORAGE_DIR);
  const gateway = openGateway(env);
  const parts = { db: database.db, encryption, storage, erasureStorage, queue, log, ...children };
  const started = startScheduledTasks(
    [
      ...publishingTasks(parts),
      ...enquiryTasks(parts),
      ...bookingTasks(parts),
      ...documentTasks(parts),
      ...documentMailTasks(parts),
      ...fareTasks(parts),
      ...printTasks(parts),
      ...imageTasks(parts),
      ...storageTasks(parts),
      ...secretTasks(parts),
      ...gatewayTasks({ db: database.db, gateway }),
      ...refundTasks({ db: database.db, queue, gateway }),
    ],
    log,
  );
  tasks = started;
  return {
    database,
    runner,
    tasks: started,
    mailbox,
    async stop() {
      await Promise.all([mailbox?.stop(), started.stop(), runner.stop()]);
      await queue.close();
      mailer.close();
      await database.close();
    },
  };
}
