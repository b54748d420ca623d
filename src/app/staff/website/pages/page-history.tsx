import { pageContext } from '#app/page-context.ts';
import { pageTextOf } from '#app/pages/page-texts.ts';
import { originalAt } from '#app/pages/read-content.ts';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { HistoryScreen } from '#app/staff/website/publishing/history-screen.tsx';
import { readHistory } from '#app/staff/website/publishing/read-history.ts';
import { findEditedPage, listPageRevisions, readPageRevision } from '#domain/pages/page-staff-service.ts';
import { paths } from '#paths.ts';
import { editPagePath, pageHistoryPath } from '#staff-paths.ts';
import type { Route } from './+types/page-history.ts';
import { pageDifferences } from './page-differences.ts';
import { handlePage, pathIn } from './pages-action.ts';
import { staffPagesContent } from './texts.ts';

const content = staffPagesContent.historyPage;
const kind = { list: listPageRevisions, read: readPageRevision, between: pageDifferences };

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const path = pathIn(request);
  const page = await findEditedPage(context.get(pageContext).db, actor, path);
  const original = originalAt(path);
  const history = await readHistory({ request, context, actor }, kind, {
    id: page?.id ?? '',
    original: pageTextOf(original),
    // Going back to the original counts as a version too, but none is kept of it.
    current: page?.version ?? 0,
  });
  return { path, name: original.here, history };
}

export const action = handlePage;

export default function PageHistory({ loaderData: { path, name, history } }: Route.ComponentProps) {
  return (
    <HistoryScreen
      title={content.title}
      name={name}
      links={
        <>
          <TextLink to={editPagePath(path)}>{staffPagesContent.edit}</TextLink>
          <TextLink to={paths.adminTourism}>{staffPagesContent.back}</TextLink>
        </>
      }
      history={history}
      fields={{ intent: 'restore' }}
      compareTo={(version) => pageHistoryPath(path, version)}
      texts={content}
    />
  );
}
