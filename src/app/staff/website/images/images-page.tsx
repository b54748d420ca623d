import { useNavigate, useSearchParams } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { useReload } from '#app/staff/forms/use-reload.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { Paging } from '#app/staff/kit/paging.tsx';
import { SearchBox } from '#app/staff/kit/search-box.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { photoSlotsContent } from '#app/staff/website/images/slots/texts.ts';
import { listImages, viewImage } from '#domain/images/image-staff-service.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/images-page.ts';
import { DropArea } from './drop-area.tsx';
import { type ImageListQuery, listAddress, listQueryOf, popupAddress } from './image-address.ts';
import { ImageGrid } from './image-grid.tsx';
import { ImagePopup } from './image-popup.tsx';
import { toImageDetailsView, toImageView } from './image-view.ts';
import { handleImages } from './images-action.ts';
import { staffImagesContent as content } from './texts.ts';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db } = context.get(pageContext);
  const params = new URL(request.url).searchParams;
  const query = listQueryOf(params);
  const { images, ...found } = await listImages(db, actor, query);
  const view = params.has('image') ? await viewImage(db, actor, params.get('image') ?? '') : undefined;
  return { query, ...found, images: images.map(toImageView), view: view && toImageDetailsView(view) };
}

export const action = handleImages;

function Filters({ query: { tag, withoutAlt, search } }: { query: ImageListQuery }) {
  const filters = [
    { name: content.all, to: listAddress({}), isHere: !(tag || withoutAlt || search) },
    { name: content.withoutAlt, to: listAddress({ withoutAlt: true }), isHere: withoutAlt },
    ...(tag ? [{ name: content.tagged(tag), to: listAddress({ tag }), isHere: true }] : []),
  ];
  return (
    <Chips label={content.filters}>
      {filters.map(({ name, to, isHere }) => (
        <ChipLink key={to} to={to} isCurrent={isHere}>
          {name}
        </ChipLink>
      ))}
    </Chips>
  );
}

function emptyText({ search, tag, withoutAlt, before }: ImageListQuery): string {
  if (search) return content.noneFit(search);
  return tag || withoutAlt || before ? content.noneHere : content.none;
}

export default function ImagesPage({ loaderData }: Route.ComponentProps) {
  const { query, images, nextCursor, isCut, corrected, view } = loaderData;
  const reload = useReload();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const refresh = () => void reload();
  const { toast } = useStatus();
  const { uploads, add, clear } = useUploads(refresh);
  return (
    <div className="grid gap-4">
      <PageTitle>{content.title}</PageTitle>
      <p>
        <TextLink to={paths.adminPhotoSlots}>{photoSlotsContent.link}</TextLink>
      </p>
      <DropArea onFiles={add} />
      <UploadList uploads={uploads} onClear={clear} />
      <SearchBox path={paths.adminImages} texts={content.searchTexts} search={query.search} />
      <Filters query={query} />
      {corrected && <p>{content.corrected(corrected)}</p>}
      {images.length === 0 && <p className="text-quiet">{emptyText(query)}</p>}
      <ImageGrid images={images} />
      {isCut && <p className="text-quiet">{content.isCut}</p>}
      <Paging
        label={content.paging}
        steps={[
          { label: content.newest, to: query.before && listAddress({ ...query, before: '' }) },
          { label: content.older, to: nextCursor && listAddress({ ...query, before: nextCursor }) },
        ]}
      />
      {view && (
        <ImagePopup
          key={view.id}
          view={view}
          onDone={toast}
          onChanged={refresh}
          onClose={() => void navigate(popupAddress(params, undefined), { preventScrollReset: true })}
        />
      )}
    </div>
  );
}
