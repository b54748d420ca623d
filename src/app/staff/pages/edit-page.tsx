import { Link } from 'react-router';
import { staffPagesContent as content } from '#app/content/staff/website/pages.ts';
import { pageContext } from '#app/page-context.ts';
import { pageTextOf } from '#app/pages/page-texts.ts';
import { originalAt, originalHash } from '#app/pages/read-content.ts';
import { requireStaff } from '#app/staff/require-staff.ts';
import { offlineReply } from '#app/staff/shell/offline.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { findEditedPage } from '#domain/pages/page-staff-service.ts';
import { editablePaths } from '#domain/pages/page-text.ts';
import { pageMessages } from '#page-messages.ts';
import { paths } from '#paths.ts';
import { Failure } from '#platform/failure.ts';
import { pageHistoryPath } from '#staff-paths.ts';
import type { Route } from './+types/edit-page.ts';
import { PageEditor } from './page-editor.tsx';
import { handlePage } from './pages-action.ts';

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const path = new URL(request.url).searchParams.get('path') ?? '';
  if (!editablePaths.includes(path)) throw new Failure('not_found', pageMessages.gone);
  const { db, baseUrl } = context.get(pageContext);
  const page = await findEditedPage(db, actor, path);
  const original = pageTextOf(originalAt(path));
  return {
    path,
    name: originalAt(path).here,
    host: new URL(baseUrl).host,
    id: page?.id,
    version: page?.version ?? 0,
    text: page?.draft ?? page?.live ?? original,
    original,
    isDraft: Boolean(page?.draft),
    publishAt: page?.publishAt ?? null,
    isEdited: Boolean(page?.draft ?? page?.live),
    hasNewOriginal: Boolean(page?.draft ?? page?.live) && page?.originalHash !== originalHash(path),
  };
}

export const action = handlePage;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => offlineReply(serverAction);

const link = 'inline-flex min-h-11 items-center text-teal underline';

export default function EditPage({ loaderData }: Route.ComponentProps) {
  const { path, name, isDraft, hasNewOriginal } = loaderData;
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h1 className="text-3xl">{content.editing(name)}</h1>
        <div className="flex flex-wrap gap-x-5">
          <Link to={paths.adminTourism} className={link}>
            {content.back}
          </Link>
          <Link to={pageHistoryPath(path)} className={link}>
            {content.history}
          </Link>
          <a href={path} target="_blank" rel="noopener" className={link}>
            {content.view}
          </a>
        </div>
        {isDraft && <p className="text-quiet">{content.showsDraft}</p>}
        {hasNewOriginal && <p className="text-brick">{content.originalChanged}</p>}
      </div>
      <PageEditor key={`${path} ${loaderData.version}`} page={loaderData} />
    </div>
  );
}
