import { TextLink } from '#app/staff/kit/text-link.tsx';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { HistoryScreen } from '#app/staff/website/publishing/history-screen.tsx';
import { loadRow } from '#app/staff/website/publishing/load-row.ts';
import { readHistory, restoreAction } from '#app/staff/website/publishing/read-history.ts';
import { RowProblem } from '#app/staff/website/publishing/row-problem.tsx';
import type { TourPackageContent } from '#domain/tour-packages/tour-package.ts';
import {
  findTourPackage,
  listTourPackageRevisions,
  readTourPackageRevision,
  restoreTourPackage,
} from '#domain/tour-packages/tour-package-staff-service.ts';
import { paths } from '#paths.ts';
import { tourPackageHistoryPath } from '#staff-paths.ts';
import type { Route } from './+types/tour-package-history-page.ts';
import { differencesOf } from './package-differences.ts';
import { valuesOfContent } from './package-values.ts';
import { staffTourPackagesContent } from './texts.ts';

const content = staffTourPackagesContent.history;

const kind = {
  list: listTourPackageRevisions,
  read: readTourPackageRevision,
  between: (before: TourPackageContent, after: TourPackageContent) =>
    differencesOf(valuesOfContent(before), valuesOfContent(after)),
};

export const meta = () => staffMeta(content.pageTitle);

export const loader = (args: Route.LoaderArgs) =>
  loadRow(args, { gone: content.missing }, async ({ db, id, ...at }) => {
    const present = await findTourPackage(db, at.actor, id);
    return present && { name: present.name, history: await readHistory(at, kind, { id, present }) };
  });

export const action = (args: Route.ActionArgs) =>
  restoreAction(args, async (db, actor, id, version) => {
    await restoreTourPackage(db, actor, id, version);
    return content.restored(version);
  });

export default function TourPackageHistoryPage({ loaderData }: Route.ComponentProps) {
  const back = <TextLink to={paths.adminTourPackages}>{content.back}</TextLink>;
  if ('problem' in loaderData)
    return <RowProblem title={content.pageTitle} problem={loaderData.problem} back={back} />;
  const { name, history } = loaderData;
  return (
    <HistoryScreen
      title={content.title(name)}
      links={back}
      history={history}
      compareTo={(version) => tourPackageHistoryPath(history.id, version)}
      texts={content}
    />
  );
}
