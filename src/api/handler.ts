import type { StaffActor, Visitor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import type { PageTag } from '#platform/database/page-tags.ts';
import type { Env } from '#platform/env.ts';
import type { Fields } from '#platform/http/body.ts';
import type { Log } from '#platform/log.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import type { CallName } from './calls.ts';

export type ApiEnv = Pick<
  Env,
  'NODE_ENV' | 'BASE_URL' | 'STRICT_LOGIN_REPLIES' | 'SETUP_TOKEN' | 'TRUSTED_PROXIES'
>;

/** Answers from memory until one of the tags changes; `make` makes the reply again. */
export type CacheReply = (
  request: Request,
  name: CallName,
  tags: readonly PageTag[],
  make: () => Promise<Response>,
) => Promise<Response>;

export type ApiParts = {
  db: Db;
  encryption: Encryption;
  queue: Queue;
  log: Log;
  env: ApiEnv;
  /** Without it every reply is made from the database. */
  cacheReply?: CacheReply;
};

export type CallInput = { request: Request; query: URLSearchParams; fields: Fields; visitor: Visitor };

export type Handler = (parts: ApiParts, input: CallInput) => Promise<Response>;

/** The handler of a staff call, which gets the staff member of the session. */
export type StaffHandler = (parts: ApiParts, input: CallInput, actor: StaffActor) => Promise<Response>;
