import * as z from 'zod/mini';
import { type PageContext, pageContext } from '#app/page-context.ts';
import type { ActionResult } from '#app/staff/forms/action-result.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { Failure } from '#platform/failure.ts';
import { type Form, readForm } from '#platform/http/body.ts';
import { parseInput } from '#platform/http/input.ts';
import { type RouteArgs, staffAction } from './staff-action.ts';

export type Intent<Context, Value = undefined, Code extends string = never> = (
  context: Context,
  form: Form,
) => Promise<ActionResult<Value, Code>>;

export type StaffContext = PageContext & { request: Request; headers: Headers; actor: StaffActor };
export type StaffIntent<Value = undefined, Code extends string = never> = Intent<StaffContext, Value, Code>;

/** In the schema of an intent: all texts of a name that occurs several times. */
export const textList = z.array(z.string());

function inputOf(schema: z.core.$ZodType, { fields, list }: Form) {
  const shape = schema instanceof z.ZodMiniObject ? schema.shape : {};
  const names = Object.keys(shape).filter((name) => shape[name] === textList);
  return { ...fields, ...Object.fromEntries(names.map((name) => [name, list(name)])) };
}

/** Passes the handler what the schema makes of the form. */
export const intent =
  <Context, Input, Result>(
    schema: z.core.$ZodType<Input>,
    handler: (context: Context, input: Input) => Result,
  ) =>
  (context: Context, form: Form): Result =>
    handler(context, parseInput(schema, inputOf(schema, form)));

/** Runs the handler that the field `intent` names. */
export function answerIntent<Context, Value, Code extends string>(
  handlers: Readonly<Record<string, Intent<Context, Value, Code>>>,
  form: Form,
  context: Context,
) {
  const { intent: name = '' } = form.fields;
  const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
  if (!handler) throw new Failure('invalid');
  return handler(context, form);
}

/** An action of a page that staff can ask for several things. */
export const staffIntents =
  <Value = undefined, Code extends string = never>(
    limitKiB: number,
    handlers: Readonly<Record<string, StaffIntent<NoInfer<Value>, NoInfer<Code>>>>,
  ) =>
  (args: RouteArgs) =>
    staffAction<Value, Code>(args, async (actor, headers) => {
      const form = await readForm(args.request, limitKiB);
      const { request, context } = args;
      return answerIntent(handlers, form, { ...context.get(pageContext), request, headers, actor });
    });
