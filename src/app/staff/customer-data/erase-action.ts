import { data, type RouterContextProvider } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { findStaff } from '#app/staff/require-staff.ts';
import { refusalOf } from '#app/staff/shell/refusal.ts';
import { eraseCustomer } from '#domain/privacy/privacy-service.ts';
import { failureStatus } from '#platform/failure.ts';
import { readFields } from '#platform/http/body.ts';

export type EraseAnswer = { done: true } | { done: false; text: string; sessionOver?: boolean };

type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };

const formKiB = 4;

/** An ended session is reported instead of redirecting to the login page, so that the popup stays open. */
export async function handleErase(args: RouteArgs) {
  const actor = await findStaff(args);
  if (!actor || actor.mustChangePassword) {
    const over: EraseAnswer = { done: false, text: '', sessionOver: true };
    return data(over, { status: failureStatus.unauthenticated });
  }
  const { id = '', confirm = '' } = await readFields(args.request, formKiB);
  try {
    await eraseCustomer(args.context.get(pageContext).db, actor, id, confirm);
    return { done: true as const };
  } catch (error) {
    return refusalOf(error);
  }
}
