import { mailNewDocuments } from '#domain/documents/mails/document-mail-service.ts';
import type { Db } from '#platform/database/db.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { ScheduledTask } from './scheduled-tasks.ts';

const everyMs = 20_000;

export const documentMailTasks = (parts: { db: Db; queue: Queue }): ScheduledTask[] => [
  { name: 'mail receipts and documents', everyMs, run: () => mailNewDocuments(parts) },
];
