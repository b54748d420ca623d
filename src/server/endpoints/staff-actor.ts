import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { resumeSession } from '#domain/staff/session-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import type { Db } from '#platform/database/db.ts';
import type { Env } from '#platform/env.ts';
import { Failure } from '#platform/failure.ts';
import { visitorOf } from '#platform/http/client-address.ts';
import { sessionCookie, staffCookies } from '#platform/http/cookies.ts';

export type StaffParts = { db: Db; env: Pick<Env, 'BASE_URL' | 'TRUSTED_PROXIES'> };
export type Asked = Context<{ Bindings: Partial<HttpBindings> }>;

/** The staff member who sent a request to an endpoint that is no page; refused without a session. */
export async function actorOf(
  { db, env }: StaffParts,
  c: Asked,
  { isBackgroundRequest = false } = {},
): Promise<StaffActor> {
  const visitor = visitorOf(c.req.raw, c.env?.incoming?.socket.remoteAddress, env.TRUSTED_PROXIES);
  const token = staffCookies(env.BASE_URL).read(c.req.raw, sessionCookie);
  const actor = await resumeSession(db, token, visitor, { isBackgroundRequest });
  if (!actor) throw new Failure('unauthenticated');
  if (actor.mustChangePassword) throw new Failure('forbidden', staffMessages.password.mustChange);
  return actor;
}
