import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { ButtonLink } from '#app/staff/kit/button.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { Paging } from '#app/staff/kit/paging.tsx';
import { useLive, useSessionOverNotice } from '#app/staff/shell/live/use-live.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import { type Place, withDraft } from '#domain/places/place.ts';
import { listPlaces, type PlaceQuery, viewPlace } from '#domain/places/place-staff-service.ts';
import { isOfPlace } from '#platform/database/live-changes.ts';
import type { Route } from './+types/places-page.ts';
import { type EditedPlace, PlacePopup } from './place-popup.tsx';
import { valuesOf } from './place-values.ts';
import { toPlaceView } from './place-view.ts';
import { handlePlaces } from './places-action.ts';
import { PlacesFilters } from './places-filters.tsx';
import { PlacesList } from './places-list.tsx';
import { placesAddress, readPlacesQuery } from './places-query.ts';
import { staffPlacesContent as content } from './texts.ts';
import { newPlace, useEditPopup } from './use-edit-popup.ts';
import { usePlaceActions } from './use-place-actions.ts';

export const meta = () => staffMeta(content.title);

const editedOf = (place: Place): EditedPlace => ({
  id: place.id,
  version: place.version,
  name: withDraft(place).name,
  isHeldBack: place.state === 'published' && place.draft !== null,
  values: valuesOf(place),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db } = context.get(pageContext);
  const params = new URL(request.url).searchParams;
  const query = readPlacesQuery(params);
  const edit = params.get('edit') ?? '';
  const [{ rows, ...list }, found] = await Promise.all([
    listPlaces(db, actor, query),
    viewPlace(db, actor, edit),
  ]);
  return {
    query,
    edit,
    edited: found && !found.deletedAt ? editedOf(found) : undefined,
    list: { ...list, places: rows.map(toPlaceView) },
  };
}

export const action = (args: Route.ActionArgs) => handlePlaces(args);

function PlacesPaging({ query, hasNext }: { query: PlaceQuery; hasNext: boolean }) {
  const { label, previous, next } = content.paging;
  const to = (page: number) => placesAddress({ ...query, page });
  return (
    <Paging
      label={label}
      steps={[
        { label: previous, to: query.page > 1 && to(query.page - 1) },
        { label: next, to: hasNext && to(query.page + 1) },
      ]}
    />
  );
}

export default function PlacesPage({ loaderData: { query, edit, edited, list } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { status, act } = usePlaceActions();
  const { toast } = useStatus();
  useSessionOverNotice(useLive({ concerns: isOfPlace }));
  const popup = useEditPopup(edit, edited, () =>
    navigate(placesAddress(query), { preventScrollReset: true }),
  );
  const isFiltered = query.search !== '' || query.region || query.kind || query.shelf;

  const shownList = useRef(list);
  // The row with the clicked button has been removed, so the focus must be set; not when the page opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of the list
  useEffect(() => {
    if (shownList.current === list) return;
    shownList.current = list;
    if (document.activeElement === document.body && !popup.isOpen)
      heading.current?.focus({ preventScroll: true });
  }, [list]);

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageTitle ref={heading} tabIndex={-1}>
          {content.title}
        </PageTitle>
        <ButtonLink to={placesAddress(query, newPlace)} preventScrollReset>
          {content.add}
        </ButtonLink>
      </div>
      <p className="text-quiet">{content.intro}</p>
      <PlacesFilters query={query} regions={list.regions} />
      <StatusLine
        text={status?.text ?? (popup.isMissing ? content.gone : undefined)}
        tone="fault"
        takesRoom={false}
      />
      {list.places.length > 0 ? (
        <PlacesList places={list.places} act={act} editAddress={(id) => placesAddress(query, id)} />
      ) : (
        <p>{isFiltered ? content.none : content.empty}</p>
      )}
      <PlacesPaging query={query} hasNext={list.hasNext} />
      {popup.isOpen && (
        <PlacePopup
          key={edit}
          place={popup.place}
          regions={list.regions}
          onDone={toast}
          onClose={popup.close}
        />
      )}
    </div>
  );
}
