import * as z from 'zod/mini';
import { pageContext } from '#app/page-context.ts';
import { originalHash } from '#app/pages/read-content.ts';
import { type ActionResult, done } from '#app/staff/forms/action-result.ts';
import { handlerOf, handlersByIntent, type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import { fieldId, publishTimeField } from '#app/staff/website/pages/blocks/changed-value.ts';
import { draftFields } from '#app/staff/website/publishing/draft-request.ts';
import { pageTextInput } from '#domain/pages/page-input.ts';
import { pageMessages as messages } from '#domain/pages/page-messages.ts';
import {
  findEditedPage,
  forgetPageWork,
  keepPageWork,
  readPageRevision,
  returnToOriginal,
  savePage,
} from '#domain/pages/page-staff-service.ts';
import { editablePaths } from '#domain/pages/page-text.ts';
import { makePreviewToken } from '#domain/previews/preview-service.ts';
import type { Publishing } from '#domain/publishing/publishing.ts';
import { momentField, needsTime, stateField, versionField } from '#domain/publishing/publishing-input.ts';
import { timeText } from '#domain/shared/india-time.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { previewPath } from '#paths.ts';
import { Failure } from '#platform/failure.ts';
import { type Fields, maxContentKiB, readFields } from '#platform/http/body.ts';
import { parseInput } from '#platform/http/input.ts';

export type PageValue = { version?: number; id?: string; address?: string; keptAt?: Date };
type Context = RouteArgs['context'];
type Handler = (
  context: Context,
  actor: StaffActor,
  path: string,
  fields: Fields,
) => Promise<ActionResult<PageValue>>;

function parsedText(json: string | undefined) {
  let sent: unknown;
  try {
    sent = JSON.parse(json ?? '');
  } catch {
    throw new Failure('invalid', messages.unreadable);
  }
  const parsed = z.safeParse(pageTextInput, sent);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Failure('invalid', issue?.message, {
    field: fieldId((issue?.path ?? []) as (string | number)[]),
  });
}

const publishingInput = z.object({ state: stateField, publishAt: momentField, baseVersion: versionField });

function saidOf({ state, publishAt }: Publishing): string {
  if (state === 'scheduled' && publishAt) return messages.scheduled(timeText(publishAt));
  return state === 'draft' ? messages.drafted : messages.published;
}

/** The page of the address: versions and previews are always its own. */
async function ownPage(context: Context, actor: StaffActor, path: string) {
  const page = await findEditedPage(context.get(pageContext).db, actor, path);
  if (!page) throw new Failure('not_found', messages.gone);
  return page;
}

const handlers = handlersByIntent<Handler>({
  save: async (context, actor, path, fields) => {
    const { state, publishAt, baseVersion } = parseInput(publishingInput, fields);
    if (state === '' || needsTime(state, publishAt))
      throw new Failure('invalid', messages.needsTime, { field: publishTimeField });
    const { db } = context.get(pageContext);
    const saved = await savePage(db, actor, path, {
      text: parsedText(fields.text),
      originalHash: originalHash(path),
      asked: { state, publishAt },
      baseVersion,
    });
    return done(saidOf(saved), { version: saved.version, id: saved.id });
  },
  reset: async (context, actor, path) => {
    const version = await returnToOriginal(context.get(pageContext).db, actor, path);
    return done(messages.original, { version });
  },
  keep: async (context, actor, path, { text = '', state = '', publishAt = '', ...fields }) => {
    const baseVersion = Number.parseInt(fields[draftFields.baseVersion] ?? '', 10) || 0;
    const work = { baseVersion, fields: { text, state, publishAt } };
    return done('', { keptAt: await keepPageWork(context.get(pageContext).db, actor, path, work) });
  },
  discard: async (context, actor, path) => {
    await forgetPageWork(context.get(pageContext).db, actor, path);
    return done('', {});
  },
  restore: async (context, actor, path, { version = '' }) => {
    const { db } = context.get(pageContext);
    const page = await ownPage(context, actor, path);
    const found = await readPageRevision(db, actor, page.id, Number(version) || 0);
    if (!found) throw new Failure('not_found', messages.gone);
    await savePage(db, actor, path, {
      text: found.revision.content,
      originalHash: originalHash(path),
      asked: { state: 'draft', publishAt: null },
    });
    return done(messages.restored, {});
  },
  preview: async (context, actor, path) => {
    const { db, encryption, baseUrl } = context.get(pageContext);
    const { id } = await ownPage(context, actor, path);
    const token = await makePreviewToken({ db, encryption }, actor, 'page', id);
    return done('', { address: new URL(previewPath(token), baseUrl).href });
  },
});

/** The page that the address names. */
export function pathIn(request: Request): string {
  const path = new URL(request.url).searchParams.get('path') ?? '';
  if (!editablePaths.includes(path)) throw new Failure('not_found', messages.gone);
  return path;
}

/** The action of the editor and of the history of a page. */
export const handlePage = (args: RouteArgs) =>
  staffAction<PageValue>(args, async (actor) => {
    const path = pathIn(args.request);
    const fields = await readFields(args.request, maxContentKiB);
    return handlerOf(handlers, fields.intent)(args.context, actor, path, fields);
  });
