import { pageContext } from '#app/page-context.ts';
import { pageTextOf } from '#app/pages/page-texts.ts';
import { originalAt } from '#app/pages/read-content.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useAction } from '#app/staff/forms/use-action.ts';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { Differences } from '#app/staff/website/publishing/differences.tsx';
import { History } from '#app/staff/website/publishing/history.tsx';
import { pageMessages } from '#domain/pages/page-messages.ts';
import { findEditedPage, listPageRevisions, readPageRevision } from '#domain/pages/page-staff-service.ts';
import { editablePaths } from '#domain/pages/page-text.ts';
import { paths } from '#paths.ts';
import { Failure } from '#platform/failure.ts';
import { editPagePath, pageHistoryPath } from '#staff-paths.ts';
import type { Route } from './+types/page-history.ts';
import { pageDifferences } from './page-differences.ts';
import { handlePage, type PageValue } from './pages-action.ts';
import { staffPagesContent as content } from './texts.ts';

export const meta = () => staffMeta(content.historyTitle);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const query = new URL(request.url).searchParams;
  const path = query.get('path') ?? '';
  if (!editablePaths.includes(path)) throw new Failure('not_found', pageMessages.gone);
  const { db } = context.get(pageContext);
  const page = await findEditedPage(db, actor, path);
  const shown = Number(query.get('version')) || undefined;
  const found = page && shown ? await readPageRevision(db, actor, page.id, shown) : undefined;
  return {
    path,
    name: originalAt(path).here,
    id: page?.id ?? '',
    version: page?.version ?? 0,
    lines: page ? await listPageRevisions(db, actor, page.id) : [],
    shown: found && shown,
    isFirst: found !== undefined && !found.previous,
    changes:
      found &&
      pageDifferences(found.previous?.content ?? pageTextOf(originalAt(path)), found.revision.content),
  };
}

export const action = handlePage;

export default function PageHistory({ loaderData }: Route.ComponentProps) {
  const { path, name, id, version, lines, shown, isFirst, changes } = loaderData;
  const { send, status, isBusy } = useAction<PageValue>();
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <PageTitle>{content.historyTitle}</PageTitle>
        <p>{name}</p>
        <div className="flex flex-wrap gap-x-5">
          <TextLink to={editPagePath(path)}>{content.edit}</TextLink>
          <TextLink to={paths.adminTourism}>{content.back}</TextLink>
        </div>
        <FormStatusLine status={status} />
      </div>
      {shown !== undefined && (
        <section aria-labelledby="changed" className="grid gap-3">
          <h2 id="changed" className="text-2xl">
            {content.changed(shown)}
          </h2>
          {isFirst && <p className="text-quiet">{content.againstOriginal}</p>}
          {changes && <Differences fields={changes} />}
        </section>
      )}
      {lines.length === 0 ? (
        <p>{content.noHistory}</p>
      ) : (
        <History
          lines={lines}
          current={version}
          shown={shown}
          compareTo={(one) => pageHistoryPath(path, one)}
          isBusy={isBusy}
          onRestore={(one) => void send({ intent: 'restore', id, version: String(one) })}
        />
      )}
    </div>
  );
}
