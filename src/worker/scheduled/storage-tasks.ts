import { storeErasures } from '#domain/privacy/erasures-service.ts';
import type { Db } from '#platform/database/db.ts';
import { removeNotedFiles } from '#platform/storage/files-to-remove.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { ScheduledTask } from './scheduled-tasks.ts';

type Parts = { db: Db; storage: Storage; erasureStorage: Storage };

/** Removes erased customers' files soon. */
const removeEveryMs = 30_000;
const hourMs = 3600_000;

/** Told at once, because erasures are stored there in case the database is lost; this is for lost notifications. */
const storeEveryMs = 60_000;

export const storageTasks = ({ db, storage, erasureStorage }: Parts): ScheduledTask[] => [
  {
    name: 'store erasures',
    everyMs: storeEveryMs,
    wokenBy: 'erasures',
    run: () => storeErasures({ db, storage: erasureStorage }),
  },
  { name: 'remove forgotten files', everyMs: removeEveryMs, run: () => removeNotedFiles({ db, storage }) },
  {
    name: 'remove unfinished files',
    everyMs: hourMs,
    run: () => storage.removeUnfinished(new Date(Date.now() - hourMs)),
  },
];
