import * as z from 'zod/mini';
import { originalHash } from '#app/pages/read-content.ts';
import { done } from '#app/staff/forms/action-result.ts';
import type { RouteArgs } from '#app/staff/shell/staff-action.ts';
import { fieldId, publishTimeField } from '#app/staff/website/pages/blocks/changed-value.ts';
import type { DraftValue } from '#app/staff/website/publishing/draft-request.ts';
import {
  baseVersionIn,
  draftHandlers,
  type EditorHandler,
  editorAction,
} from '#app/staff/website/publishing/editor-action.ts';
import { pageTextInput } from '#domain/pages/page-input.ts';
import { pageMessages as messages } from '#domain/pages/page-messages.ts';
import {
  findEditedPage,
  keepPageWork,
  readPageRevision,
  returnToOriginal,
  savePage,
} from '#domain/pages/page-staff-service.ts';
import { editablePaths } from '#domain/pages/page-text.ts';
import { momentField, needsTime, stateField, versionField } from '#domain/publishing/publishing-input.ts';
import { savedText } from '#domain/publishing/saved-text.ts';
import { Failure } from '#platform/failure.ts';
import { parseInput } from '#platform/http/input.ts';

export type PageValue = DraftValue & { version?: number; id?: string };
type Handler = EditorHandler<PageValue>;

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

/** The page that the address names. */
export function pathIn(request: Request): string {
  const path = new URL(request.url).searchParams.get('path') ?? '';
  if (!editablePaths.includes(path)) throw new Failure('not_found', messages.gone);
  return path;
}

/** Versions and previews are always those of the page in the address. */
async function ownId({ db, actor, request }: Parameters<Handler>[0]): Promise<string> {
  const page = await findEditedPage(db, actor, pathIn(request));
  if (!page) throw new Failure('not_found', messages.gone);
  return page.id;
}

const handlers: Record<string, Handler> = {
  ...draftHandlers('page', ownId),
  save: async ({ db, actor, request, fields }) => {
    const path = pathIn(request);
    const { state, publishAt, baseVersion } = parseInput(publishingInput, fields);
    if (state === '' || needsTime(state, publishAt))
      throw new Failure('invalid', messages.needsTime, { field: publishTimeField });
    const saved = await savePage(db, actor, path, {
      text: parsedText(fields.text),
      originalHash: originalHash(path),
      asked: { state, publishAt },
      baseVersion,
    });
    return done(savedText(saved, messages), { version: saved.version, id: saved.id });
  },
  reset: async ({ db, actor, request }) =>
    done(messages.original, { version: await returnToOriginal(db, actor, pathIn(request)) }),
  keep: async ({ db, actor, request, fields }) => {
    const { text = '', state = '', publishAt = '' } = fields;
    const work = { baseVersion: baseVersionIn(fields), fields: { text, state, publishAt } };
    return done('', { keptAt: await keepPageWork(db, actor, pathIn(request), work) });
  },
  restore: async (asked) => {
    const { db, actor, request, fields } = asked;
    const found = await readPageRevision(db, actor, await ownId(asked), Number(fields.version) || 0);
    if (!found) throw new Failure('not_found', messages.gone);
    const path = pathIn(request);
    await savePage(db, actor, path, {
      text: found.revision.content,
      originalHash: originalHash(path),
      asked: { state: 'draft', publishAt: null },
    });
    return done(messages.restored, {});
  },
};

/** The action of the editor and of the history of a page. */
export const handlePage = (args: RouteArgs) => editorAction(args, handlers);
