import { data, type RouterContextProvider } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { type ActionResult, refused } from '#app/staff/forms/action-result.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { failureText, staffMessages } from '#messages.ts';
import { Failure, type FailureCode, failureOf, failureStatus } from '#platform/failure.ts';
import { findStaff } from './require-staff.ts';

export type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };

const statusOfCode = (code: string): number =>
  Object.hasOwn(failureStatus, code) ? failureStatus[code as FailureCode] : failureStatus.invalid;

/** Copied field by field: whatever else is in the object of a handler stays on the server. */
function resultToSend<Value, Code extends string>(
  result: ActionResult<Value, Code>,
): ActionResult<Value, Code> {
  if (result.done === true) return { done: true, text: result.text, value: result.value };
  if (result.done !== false) throw new Failure('unexpected');
  const { code, text, field, present } = result;
  return {
    done: false,
    code,
    text,
    ...(field !== undefined && { field }),
    ...(present && { present: { stored: present.stored, shown: present.shown } }),
  };
}

/** With a status of 400 or above the router does not revalidate the page. */
function withStatus<Value, Code extends string>(result: ActionResult<Value, Code>, headers?: Headers) {
  const sent = resultToSend(result);
  return data(sent, {
    status: sent.done ? 200 : statusOfCode(sent.code),
    ...(headers && { headers }),
  });
}

/** The server logs it besides showing it to the user. */
const faultsOfServer: readonly FailureCode[] = ['unexpected', 'unavailable', 'unreadable_secret'];

/** Runs an action that is open to everyone. A failure becomes a refusal; redirects are thrown on. */
export async function openAction<Value, Code extends string = never>(
  { request, context }: RouteArgs,
  run: (headers: Headers) => Promise<ActionResult<Value, Code>>,
) {
  const headers = new Headers();
  try {
    // The router calls an action for every method but GET.
    if (request.method !== 'POST') throw new Failure('not_allowed');
    return withStatus<Value, Code>(await run(headers), headers);
  } catch (error) {
    if (error instanceof Response) throw error;
    const { code, userText, field } = failureOf(error);
    if (faultsOfServer.includes(code)) context.get(pageContext).failure = error;
    const refusal = refused<Code>(code, userText ?? failureText[code]);
    return withStatus<Value, Code>({ ...refusal, ...(field && { field }) });
  }
}

/** The contract has its own words for an unexpected error of some actions. */
export async function wordUnexpected<Result>(text: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Response || failureOf(error).code !== 'unexpected') throw error;
    throw new Failure('unexpected', text, { cause: error });
  }
}

type Options = {
  /** Also allowed for a user who must change their password first. */
  beforePasswordChange?: boolean;
};

/**
 * Runs an action of a staff member. An ended session is a refusal and no redirect to the login page, which would lose
 * what is typed.
 */
export const staffAction = <Value, Code extends string = never>(
  args: RouteArgs,
  run: (actor: StaffActor, headers: Headers) => Promise<ActionResult<Value, Code>>,
  { beforePasswordChange = false }: Options = {},
) =>
  openAction<Value, Code>(args, async (headers) => {
    const actor = await findStaff(args);
    if (!actor) throw new Failure('unauthenticated');
    if (actor.mustChangePassword && !beforePasswordChange)
      throw new Failure('forbidden', staffMessages.password.mustChange);
    return run(actor, headers);
  });
