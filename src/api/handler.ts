import type { Fields } from '#platform/body.ts';
import type { Db } from '#platform/db.ts';
import type { Log } from '#platform/log.ts';
import type { Queue } from '#platform/queue.ts';

export type ApiParts = { db: Db; queue: Queue; log: Log };

type CallInput = { request: Request; query: URLSearchParams; fields: Fields };

export type Handler = (parts: ApiParts, input: CallInput) => Promise<Response>;
