import { Hono } from 'hono';
import { paths } from '#paths.ts';
import { readFields } from '#platform/body.ts';
import { Failure, failureOf } from '#platform/failure.ts';
import { type Call, type CallName, callNames, calls } from './calls.ts';
import { receiveContactMessage } from './contact.ts';
import type { ApiParts, Handler } from './handler.ts';
import { type Built, isNotBuilt } from './not-built.ts';
import { reply } from './reply.ts';
import { describeBhutanPackage, listBhutanPackages } from './tour-packages.ts';

/** A call that is not on the not-built list and has no handler here does not compile. */
const handlers: Record<Built, Handler> = {
  contactUsMessage: receiveContactMessage,
  bhutanTourPackages: listBhutanPackages,
  bhutanTourPackageDescription: describeBhutanPackage,
};

const shortFormKiB = 16;

/** Fails closed: only a call that is declared public is let through without a session, and there are none yet. */
export function assertAccess(call: Call): void {
  if (call.access !== 'public') throw new Failure('unauthenticated');
}

async function answer(parts: ApiParts, name: CallName, request: Request): Promise<Response> {
  if (isNotBuilt(name)) throw new Failure('not_built');
  const call: Call = calls[name];
  assertAccess(call);
  const query = new URL(request.url).searchParams;
  const fields = call.method === 'POST' ? await readFields(request, call.bodyKiB ?? shortFormKiB) : {};
  return handlers[name](parts, { request, query, fields });
}

export function createApi(parts: ApiParts): Hono {
  const api = new Hono({ strict: false }).basePath(paths.api);
  for (const name of callNames) {
    const { method, path } = calls[name];
    api.on(method, path, (c) => answer(parts, name, c.req.raw));
  }
  api.all('*', () => {
    throw new Failure('not_found');
  });
  api.onError((error) => {
    const failure = failureOf(error);
    if (failure.code === 'unexpected') parts.log.error({ err: error }, 'a call failed');
    else if (failure.code === 'unavailable')
      parts.log.warn({ err: error }, 'a call could not reach the database');
    return reply.failure(failure);
  });
  return api;
}
