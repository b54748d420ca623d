import { Link } from 'react-router';
import { shellContent } from '#app/content/staff/shell.ts';
import { staffPlacesContent as content } from '#app/content/staff/website/places.ts';
import { QuietList, QuietRow } from '#app/staff/ui/lists/quiet-list.tsx';
import { RowMenu, rowMenuItem } from '#app/staff/ui/lists/row-menu.tsx';
import { ScriptButton } from '#app/staff/ui/script-button.tsx';
import { StateBadge } from '#app/staff/ui/state-badge.tsx';
import { Thumbnail } from '#app/staff/ui/thumbnail.tsx';
import { placeHistoryPath, placePreviewPath } from '#staff-paths.ts';
import type { ShownPlace } from './shown-place.ts';
import type { PlaceActions } from './use-place-actions.ts';

const { menu } = content;

type RowProps = { place: ShownPlace; act: PlaceActions['act']; editAddress: string };

function PlaceMenu({ place, act }: Omit<RowProps, 'editAddress'>) {
  const { name, state, publicPath, listPath } = place;
  const toggle = state === 'published' ? 'unpublish' : 'publish';
  const button = (intent: Parameters<typeof act>[0], text: string, tone = '') => (
    <button
      type="button"
      aria-label={`${text}: ${name}`}
      className={`${rowMenuItem} ${tone}`}
      onClick={() => act(intent, place)}
    >
      {text}
    </button>
  );
  return (
    <RowMenu label={shellContent.rowMenu(name)}>
      {publicPath && (
        <a href={publicPath} className={rowMenuItem}>
          {menu.view}
        </a>
      )}
      {listPath && (
        <a href={listPath} className={rowMenuItem}>
          {menu.list}
        </a>
      )}
      <a href={placePreviewPath(place.id)} target="_blank" rel="noopener" className={rowMenuItem}>
        {menu.preview}
      </a>
      <Link to={placeHistoryPath(place.id)} className={rowMenuItem}>
        {menu.history}
      </Link>
      {button(toggle, menu[toggle])}
      {button('delete', menu.remove, 'text-brick')}
    </RowMenu>
  );
}

function Row({ place, act, editAddress }: RowProps) {
  const { name, picture, deletedAt, meta } = place;
  return (
    <QuietRow
      picture={<Thumbnail address={picture} className="h-10 w-14 shrink-0" />}
      title={
        deletedAt ? (
          name
        ) : (
          <Link
            to={editAddress}
            preventScrollReset
            aria-label={content.editAction(name)}
            className="hover:underline"
          >
            {name}
          </Link>
        )
      }
      meta={meta}
      status={
        deletedAt ? (
          <ScriptButton
            aria-label={`${menu.bringBack}: ${name}`}
            className="inline-flex min-h-11 items-center rounded-md border border-line px-2.5 font-semibold text-sm text-teal hover:border-current disabled:opacity-60 lg:min-h-8"
            onClick={() => act('undelete', place)}
          >
            {menu.bringBack}
          </ScriptButton>
        ) : (
          <StateBadge row={place} />
        )
      }
      menu={!deletedAt && <PlaceMenu place={place} act={act} />}
    />
  );
}

type Props = {
  places: readonly ShownPlace[];
  act: PlaceActions['act'];
  editAddress: (id: string) => string;
};

/** Fifty places by name: what it is, how it stands, and a menu. */
export const PlacesList = ({ places, act, editAddress }: Props) => (
  <QuietList
    caption={content.caption}
    columns={[content.columns.place, content.columns.state, content.columns.actions]}
  >
    {places.map((place) => (
      <Row key={place.id} place={place} act={act} editAddress={editAddress(place.id)} />
    ))}
  </QuietList>
);
