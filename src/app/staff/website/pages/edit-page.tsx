import { pageContext } from '#app/page-context.ts';
import { readAllFigures } from '#app/pages/figures.ts';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { LoadedDifferences } from '#app/staff/website/publishing/loaded-differences.tsx';
import { OpenedWork } from '#app/staff/website/publishing/unsaved-found.tsx';
import { findEditedPage, findPageWork } from '#domain/pages/page-staff-service.ts';
import { paths } from '#paths.ts';
import { pageHistoryPath } from '#staff-paths.ts';
import type { Route } from './+types/edit-page.ts';
import { loadedPage, loadedWork } from './loaded-page.ts';
import { pageDifferences } from './page-differences.ts';
import { PageEditor } from './page-editor.tsx';
import { handlePage, pathIn } from './pages-action.ts';
import { staffPagesContent as content } from './texts.ts';

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const path = pathIn(request);
  const { db, tags, baseUrl } = context.get(pageContext);
  const page = await findEditedPage(db, actor, path);
  const work = await findPageWork(db, actor, page);
  const figures = await readAllFigures({ db, tags });
  return { page: loadedPage(path, baseUrl, page), work: loadedWork(work), figures };
}

export const action = handlePage;

export default function EditPage({ loaderData }: Route.ComponentProps) {
  const { page, work, figures } = loaderData;
  const { path, name, isDraft, hasNewOriginal, saved } = page;
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <PageTitle>{content.editing(name)}</PageTitle>
        <div className="flex flex-wrap gap-x-5">
          <TextLink to={paths.adminTourism}>{content.back}</TextLink>
          <TextLink to={pageHistoryPath(path)}>{content.history}</TextLink>
          <TextLink href={path} target="_blank" rel="noopener">
            {content.view}
          </TextLink>
        </div>
        {isDraft && <p className="text-quiet">{content.showsDraft}</p>}
        {hasNewOriginal && <p className="text-brick">{content.originalChanged}</p>}
      </div>
      <OpenedWork
        key={path}
        subjectId="0"
        saved={saved}
        work={work}
        contents={(start) => <LoadedDifferences fields={pageDifferences(saved.text, start.text)} />}
      >
        {(first) => <PageEditor page={page} first={first} figures={figures} />}
      </OpenedWork>
    </div>
  );
}
