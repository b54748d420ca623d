import { data, type RouterContextProvider } from 'react-router';
import { findStaff } from '#app/staff/require-staff.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { failureText } from '#messages.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import type { RoutesReply } from './routes-reply.ts';

type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Runs an action for a staff member. An ended session is reported instead of redirecting to the login page, which would
 * lose typed text.
 */
export async function answerStaff(args: RouteArgs, run: (actor: StaffActor) => Promise<RoutesReply>) {
  const actor = await findStaff(args);
  if (!actor || actor.mustChangePassword) {
    const over: RoutesReply = { ok: false, text: '', code: 'unauthenticated', sessionOver: true };
    return data(over, { status: failureStatus.unauthenticated });
  }
  try {
    const reply = await run(actor);
    return data(reply, { status: reply.ok ? 200 : failureStatus[reply.code ?? 'invalid'] });
  } catch (error) {
    const { code, userText } = failureOf(error);
    if (code === 'unexpected') throw error;
    const refused: RoutesReply = { ok: false, text: userText ?? failureText[code], code };
    return data(refused, { status: failureStatus[code] });
  }
}
