import { deleteOldPapers } from '#domain/bookings/papers/old-papers-service.ts';
import { forgetOldAcknowledgements } from '#domain/enquiries/acknowledgement/acknowledgement-service.ts';
import { sendDigestIfDue } from '#domain/enquiries/digest/overdue-digest-service.ts';
import { closeBundleIfDue, forgetOldMails } from '#domain/enquiries/mail/enquiry-mail-service.ts';
import { forgetOldSenders } from '#domain/enquiries/spam/sender-service.ts';
import {
  purgeOldAttachments,
  purgeOldBookings,
  purgeOldEnquiries,
  purgeTraces,
} from '#domain/privacy/retention-service.ts';
import { countPastDays } from '#domain/reports/report-service.ts';
import type { Db } from '#platform/database/db.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { ScheduledTask } from './scheduled-tasks.ts';

type Parts = { db: Db; queue: Queue };

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

export const enquiryTasks = (parts: Parts): ScheduledTask[] => [
  { name: 'mail bundles of enquiries', everyMs: 10 * secondMs, run: () => closeBundleIfDue(parts) },
  { name: 'mail what is overdue', everyMs: minuteMs, run: () => sendDigestIfDue(parts) },
  {
    name: 'erase what is kept long enough',
    everyMs: hourMs,
    async run(stop) {
      await purgeOldEnquiries(parts.db, { stop });
      await purgeOldBookings(parts.db, { stop });
      await purgeOldAttachments(parts.db, { stop });
      await purgeTraces(parts.db);
      await forgetOldMails(parts.db);
    },
  },
  {
    name: 'delete papers of travellers after their trip',
    everyMs: hourMs,
    async run(stop) {
      await deleteOldPapers(parts.db, { stop });
    },
  },
  { name: 'count the days that are over', everyMs: 10 * minuteMs, run: () => countPastDays(parts.db) },
  {
    name: 'forget the addresses of senders',
    everyMs: 10 * minuteMs,
    async run() {
      await forgetOldSenders(parts.db);
      await forgetOldAcknowledgements(parts.db);
    },
  },
];
