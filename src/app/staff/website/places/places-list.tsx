import { Button } from '#app/staff/kit/button.tsx';
import { DataTable, RecordSummary } from '#app/staff/kit/data-table.tsx';
import { Menu, MenuItem, MenuLink } from '#app/staff/kit/menu.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { Thumbnail } from '#app/staff/kit/thumbnail.tsx';
import { shellContent } from '#app/staff/shell/texts.ts';
import { StateBadge } from '#app/staff/website/publishing/state-badge.tsx';
import { placeHistoryPath, placePreviewPath } from '#staff-paths.ts';
import type { PlaceView } from './place-view.ts';
import { staffPlacesContent as content } from './texts.ts';
import type { PlaceActions } from './use-place-actions.ts';

const { menu } = content;

type MenuProps = { place: PlaceView; act: PlaceActions['act'] };

function PlaceMenu({ place, act }: MenuProps) {
  const { name, state, publicPath, listPath } = place;
  const toggle = state === 'published' ? 'unpublish' : 'publish';
  const button = (intent: Parameters<typeof act>[0], text: string, isDanger = false) => (
    <MenuItem isDanger={isDanger} aria-label={`${text}: ${name}`} onClick={() => act(intent, place)}>
      {text}
    </MenuItem>
  );
  return (
    <Menu label={shellContent.rowMenu(name)}>
      {publicPath && <MenuLink href={publicPath}>{menu.view}</MenuLink>}
      {listPath && <MenuLink href={listPath}>{menu.list}</MenuLink>}
      <MenuLink href={placePreviewPath(place.id)} target="_blank" rel="noopener">
        {menu.preview}
      </MenuLink>
      <MenuLink to={placeHistoryPath(place.id)}>{menu.history}</MenuLink>
      {button(toggle, menu[toggle])}
      {button('delete', menu.remove, true)}
    </Menu>
  );
}

type Props = {
  places: readonly PlaceView[];
  act: PlaceActions['act'];
  editAddress: (id: string) => string;
};

/** Fifty places by name: what it is, how it stands, and a menu. */
export const PlacesList = ({ places, act, editAddress }: Props) => (
  <DataTable
    layout="records"
    caption={content.caption}
    rows={places}
    rowKey={({ id }) => id}
    columns={[
      {
        key: 'place',
        header: content.columns.place,
        cell: ({ id, name, picture, deletedAt, meta }) => (
          <RecordSummary
            picture={<Thumbnail address={picture} className="h-10 w-14 shrink-0" />}
            title={
              deletedAt ? (
                name
              ) : (
                <TextLink
                  look="name"
                  to={editAddress(id)}
                  preventScrollReset
                  aria-label={content.editAction(name)}
                >
                  {name}
                </TextLink>
              )
            }
            meta={meta}
          />
        ),
      },
      {
        key: 'state',
        header: content.columns.state,
        width: 'w-64',
        cell: (place) =>
          place.deletedAt ? (
            <Button
              look="quiet"
              aria-label={`${menu.bringBack}: ${place.name}`}
              onClick={() => act('undelete', place)}
            >
              {menu.bringBack}
            </Button>
          ) : (
            <StateBadge row={place} />
          ),
      },
      {
        key: 'actions',
        header: content.columns.actions,
        width: 'w-12',
        cell: (place) => !place.deletedAt && <PlaceMenu place={place} act={act} />,
      },
    ]}
  />
);
