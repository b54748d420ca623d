import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { ListScreen } from '#app/staff/website/publishing/list-screen.tsx';
import { loadList } from '#app/staff/website/publishing/load-list.ts';
import { useFocusAfter } from '#app/staff/website/publishing/use-focus-after.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import { listTourPackages } from '#domain/tour-packages/tour-package-staff-service.ts';
import { staffMessages } from '#messages.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/tour-packages-page.ts';
import { CreatePackage } from './create-package.tsx';
import { toPackageView } from './package-view.ts';
import { Packages } from './packages-table.tsx';
import { staffTourPackagesContent as content } from './texts.ts';
import { handleTourPackages } from './tour-packages-action.ts';
import { useRowAction } from './use-row-action.ts';

const { tourPackages: messages } = staffMessages;

export const meta = () => staffMeta(content.title);

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, { list: listTourPackages, toView: toPackageView, isTable: false });

export const action = handleTourPackages;

export default function TourPackagesPage({ loaderData }: Route.ComponentProps) {
  const { found, isTable } = loaderData;
  const rowAction = useRowAction();
  const heading = useFocusAfter<HTMLHeadingElement>(rowAction.status, found);
  const total = found?.total ?? 0;
  return (
    <ListScreen
      path={paths.adminTourPackages}
      texts={content}
      view={loaderData}
      headingRef={heading}
      add={<CreatePackage />}
      notLoaded={messages.failed}
      summary={
        <>
          <StatusLine text={total === 0 ? messages.none : messages.found(total)} />
          <FormStatusLine status={rowAction.status} />
        </>
      }
    >
      <Packages packages={found?.rows ?? []} isTable={isTable} rowAction={rowAction} />
    </ListScreen>
  );
}
