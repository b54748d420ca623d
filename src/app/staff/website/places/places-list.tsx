import { MenuItem, MenuLink } from '#app/staff/kit/menu.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { BringBack, RecordsList } from '#app/staff/website/publishing/records-list.tsx';
import { placeHistoryPath, placePreviewPath } from '#staff-paths.ts';
import type { PlaceView } from './place-view.ts';
import { staffPlacesContent as content } from './texts.ts';
import type { PlaceActions } from './use-place-actions.ts';

const { menu } = content;

type Props = {
  places: readonly PlaceView[];
  act: PlaceActions['act'];
  editAddress: (id: string) => string;
};

/** Fifty places by name. */
export function PlacesList({ places, act, editAddress }: Props) {
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
