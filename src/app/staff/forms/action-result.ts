import type { FailureCode } from '#platform/failure.ts';
import { type FormStatus, fault, good } from './form-status.ts';

export type Done<Value> = { done: true; code?: undefined; text: string; value: Value };

/** `Code` names outcomes that only one action has. */
export type Refusal<Code extends string = never> = {
  done: false;
  code: FailureCode | Code;
  text: string;
  /** The form's field that it is about. */
  field?: string;
  /** Of a conflict: the value that another staff member saved meanwhile. */
  present?: { stored: string; shown: string };
};

/** What every action of the staff area returns: the code decides what the page does, the text is what it shows. */
export type ActionResult<Value = undefined, Code extends string = never> = Done<Value> | Refusal<Code>;

export function done(text: string): Done<undefined>;
export function done<Value>(text: string, value: Value): Done<Value>;
export function done<Value>(text: string, value?: Value) {
  return { done: true, text, value };
}

export function refused(code: FailureCode, text: string): Refusal;
export function refused<Code extends string>(code: FailureCode | Code, text: string): Refusal<Code>;
export function refused(code: string, text: string) {
  return { done: false, code, text };
}

export const isSessionOver = ({ code }: { code?: string | undefined }): boolean => code === 'unauthenticated';

/** How a form shows a result; undefined when the login popup shows it instead. */
export function statusOf(result: ActionResult<unknown, string>): FormStatus | undefined {
  if (result.done) return good(result.text);
  if (isSessionOver(result)) return undefined;
  return { ...fault(result.text), ...(result.field !== undefined && { field: result.field }) };
}
