import { data } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { done } from '#app/staff/forms/action-result.ts';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { rowIdIn, versionIn } from '#app/staff/shell/row-in-form.ts';
import { staffAction } from '#app/staff/shell/staff-action.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { RowHistory } from '#app/staff/website/publishing/row-history.tsx';
import { restorePlace } from '#domain/places/place-staff-service.ts';
import { paths } from '#paths.ts';
import { failureStatus } from '#platform/failure.ts';
import { maxShortFormKiB, readFields } from '#platform/http/body.ts';
import { textFields } from '#platform/http/input.ts';
import type { Route } from './+types/place-history-page.ts';
import { readPlaceHistory } from './place-history.ts';
import { placesAddress } from './places-query.ts';
import { staffPlacesContent } from './texts.ts';

const content = staffPlacesContent.history;

export const meta = () => staffMeta(content.pageTitle);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const query = new URL(request.url).searchParams;
  const version = Number.parseInt(query.get('version') ?? '', 10) || undefined;
  const found = await readPlaceHistory(context.get(pageContext).db, actor, query.get('id') ?? '', version);
  return data({ found }, { status: found ? 200 : failureStatus.not_found });
}

export const action = (args: Route.ActionArgs) =>
  staffAction(args, async (actor) => {
    const fields = await readFields(args.request, maxShortFormKiB, textFields('id', 'version'));
    const version = versionIn(fields.version);
    await restorePlace(args.context.get(pageContext).db, actor, rowIdIn(fields.id), version);
    return done(content.restored(version));
  });

export default function PlaceHistoryPage({ loaderData: { found } }: Route.ComponentProps) {
  return (
    <div className="grid max-w-4xl gap-6">
      <div className="flex flex-wrap gap-x-5">
        <TextLink to={paths.adminPlaces}>{content.back}</TextLink>
        {found && <TextLink to={placesAddress({}, found.id)}>{content.edit}</TextLink>}
      </div>
      <PageTitle>{found ? content.title(found.name) : content.pageTitle}</PageTitle>
      {found ? <RowHistory {...found} texts={content} /> : <p>{content.missing}</p>}
    </div>
  );
}
