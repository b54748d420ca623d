import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { ButtonLink } from '#app/staff/kit/button.tsx';
import { FilterBar, FilterSelect } from '#app/staff/kit/filter-bar.tsx';
import { MenuItem, MenuLink } from '#app/staff/kit/menu.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { Paging } from '#app/staff/kit/paging.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { useLive, useSessionOverNotice } from '#app/staff/shell/live/use-live.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { ListTabs } from '#app/staff/website/publishing/list-tabs.tsx';
import { BringBack, RecordsList } from '#app/staff/website/publishing/records-list.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { type Place, withDraft } from '#domain/places/place.ts';
import { listPlaces, type PlaceQuery, viewPlace } from '#domain/places/place-staff-service.ts';
import { paths } from '#paths.ts';
import { isOfPlace } from '#platform/database/live-changes.ts';
import { placeHistoryPath, placePreviewPath } from '#staff-paths.ts';
import type { Route } from './+types/places-page.ts';
import { type EditedPlace, PlacePopup } from './place-popup.tsx';
import { valuesOf } from './place-values.ts';
import { type PlaceView, toPlaceView } from './place-view.ts';
import { handlePlaces } from './places-action.ts';
import { placesAddress, readPlacesQuery } from './places-query.ts';
import { staffPlacesContent as content } from './texts.ts';
import { type PlaceActions, usePlaceActions } from './use-place-actions.ts';

const { menu } = content;

type PlacesListProps = {
  places: readonly PlaceView[];
  act: PlaceActions['act'];
  editAddress: (id: string) => string;
};

/** Fifty places by name. */
function PlacesList({ places, act, editAddress }: PlacesListProps) {
  const menuOf = (place: PlaceView) => {
    const { id, name, state, publicPath, listPath } = place;
    const toggle = state === 'published' ? 'unpublish' : 'publish';
    const button = (intent: Parameters<typeof act>[0], text: string, isDanger = false) => (
      <MenuItem isDanger={isDanger} aria-label={`${text}: ${name}`} onClick={() => act(intent, place)}>
        {text}
      </MenuItem>
    );
    return (
      <>
        {publicPath && <MenuLink href={publicPath}>{menu.view}</MenuLink>}
        {listPath && <MenuLink href={listPath}>{menu.list}</MenuLink>}
        <MenuLink href={placePreviewPath(id)} target="_blank" rel="noopener">
          {menu.preview}
        </MenuLink>
        <MenuLink to={placeHistoryPath(id)}>{menu.history}</MenuLink>
        {button(toggle, menu[toggle])}
        {button('delete', menu.remove, true)}
      </>
    );
  };
  return (
    <RecordsList
      caption={content.caption}
      columns={content.columns}
      rows={places}
      link={({ id, name }) => (
        <TextLink look="name" to={editAddress(id)} preventScrollReset aria-label={content.editAction(name)}>
          {name}
        </TextLink>
      )}
      meta={({ meta }) => meta}
      deleted={(place) => <BringBack name={place.name} onClick={() => act('undelete', place)} />}
      menu={menuOf}
    />
  );
}

type Props = { query: PlaceQuery; regions: readonly string[] };

/** The state, the search and the filters of the list, which are in the address. */
function PlacesFilters({ query, regions }: Props) {
  const { search, region, kind, shelf } = query;
  const { filters } = content;
  return (
    <div className="grid gap-2">
      <ListTabs to={(tab) => placesAddress({ ...query, shelf: tab, page: 1 })} tab={shelf} />
      <FilterBar
        key={placesAddress(query)}
        action={paths.adminPlaces}
        appliesAtOnce
        keep={{ shelf }}
        search={{ texts: content.search, value: search ?? '' }}
        clear={
          Boolean(search || region || kind) && { to: placesAddress({ shelf }), label: content.search.all }
        }
      >
        <FilterSelect
          name="region"
          label={filters.region}
          any={filters.anyRegion}
          value={region}
          options={regions.map((one) => ({ value: one, label: one }))}
        />
        <FilterSelect
          name="kind"
          label={filters.kind}
          any={filters.anyKind}
          value={kind}
          options={Object.entries(content.kinds).map(([value, label]) => ({ value, label }))}
        />
      </FilterBar>
    </div>
  );
}

/** The popup in the address `?edit=`: this, or the id of a place. */
const newPlace = 'new';

/** The popup that the address names; `leave` takes it out of the address. */
function useEditPopup(edit: string, edited: EditedPlace | undefined, leave: () => unknown) {
  const [closed, setClosed] = useState('');
  // The place stays when another user deletes it, so that nothing typed is lost.
  const [kept, setKept] = useState(edited);
  useEffect(() => {
    if (edited || edit === '') setKept(edited);
  }, [edited, edit]);

  // After the popup is gone, whose guard blocks every navigation while there are unsaved changes.
  const onClosed = useEffectEvent(() => {
    if (edit === closed) void leave();
    else setClosed('');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address changes after the popup has closed
  useEffect(() => {
    if (closed !== '') onClosed();
  }, [closed, edit]);

  const isNew = edit === newPlace;
  const place = edited ?? (kept?.id === edit ? kept : undefined);
  return {
    place,
    isOpen: edit !== '' && edit !== closed && (isNew || place !== undefined),
    isMissing: edit !== '' && !isNew && place === undefined,
    close: () => setClosed(edit),
  };
}

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
