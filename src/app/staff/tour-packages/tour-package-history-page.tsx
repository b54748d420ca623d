import { data, Link } from 'react-router';
import { staffTourPackagesContent } from '#app/content/staff/tour-packages.ts';
import { pageContext } from '#app/page-context.ts';
import { Differences } from '#app/staff/publishing/differences.tsx';
import { History } from '#app/staff/publishing/history.tsx';
import { requireStaff } from '#app/staff/require-staff.ts';
import { offlineReply } from '#app/staff/shell/offline.ts';
import { useSessionOver } from '#app/staff/shell/session-over.tsx';
import { staffAction } from '#app/staff/shell/staff-action.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { done, statusOf } from '#app/staff/ui/action-result.ts';
import { useAction } from '#app/staff/ui/use-action.ts';
import { ArrowLeftIcon } from '#app/ui/icons.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { restoreTourPackage } from '#domain/tour-packages/tour-package-staff-service.ts';
import { paths } from '#paths.ts';
import { failureStatus } from '#platform/failure.ts';
import { maxShortFormKiB, readFields } from '#platform/http/body.ts';
import type { Route } from './+types/tour-package-history-page.ts';
import { type PackageHistory, readHistory } from './package-history.ts';

const content = staffTourPackagesContent.history;

export const meta = () => staffMeta(content.pageTitle);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const query = new URL(request.url).searchParams;
  const version = Number.parseInt(query.get('version') ?? '', 10) || undefined;
  const found = await readHistory(context.get(pageContext).db, actor, query.get('id') ?? '', version);
  return data({ found }, { status: found ? 200 : failureStatus.not_found });
}

export const action = (args: Route.ActionArgs) =>
  staffAction(args, async (actor) => {
    const { id = '', ...fields } = await readFields(args.request, maxShortFormKiB);
    const version = Number(fields.version);
    await restoreTourPackage(args.context.get(pageContext).db, actor, id, version);
    return done(content.restored(version));
  });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => offlineReply(serverAction);

function Shown({ version, changes, restoring }: NonNullable<PackageHistory['shown']>) {
  return (
    <>
      <section aria-labelledby="changed" className="grid gap-3">
        <h2 id="changed" className="text-2xl">
          {content.changed(version)}
        </h2>
        {changes ? <Differences fields={changes} /> : <p>{content.first}</p>}
      </section>
      {restoring && (
        <section aria-labelledby="restoring" className="grid gap-3">
          <h2 id="restoring" className="text-2xl">
            {content.against(version)}
          </h2>
          <Differences fields={restoring} />
        </section>
      )}
    </>
  );
}

function Versions({ id, current, lines, shown }: PackageHistory) {
  const session = useSessionOver();
  const { send, result, isBusy } = useAction({ isSessionOver: session.check });
  const status = result && statusOf(result);
  return (
    <div className="grid gap-2">
      <StatusLine text={status?.text} tone={status?.tone ?? 'good'} />
      <History
        lines={lines}
        current={current}
        shown={shown?.version}
        compareTo={(version) => `?id=${id}&version=${version}`}
        isBusy={isBusy}
        onRestore={(version) => void send({ id, version: String(version) })}
      />
      {session.dialog}
    </div>
  );
}

export default function TourPackageHistoryPage({ loaderData: { found } }: Route.ComponentProps) {
  return (
    <div className="grid gap-6">
      <p>
        <Link
          to={paths.adminTourPackages}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-teal underline"
        >
          <ArrowLeftIcon />
          {content.back}
        </Link>
      </p>
      <h1 className="text-3xl wrap-anywhere">{found ? content.title(found.name) : content.pageTitle}</h1>
      {found ? <Versions {...found} /> : <p>{content.missing}</p>}
      {found?.shown && <Shown {...found.shown} />}
    </div>
  );
}
