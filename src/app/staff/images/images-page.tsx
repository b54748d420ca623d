import { Link, useNavigate, useSearchParams } from 'react-router';
import { staffImagesContent as content } from '#app/content/staff/website/images.ts';
import { photoSlotsContent } from '#app/content/staff/website/photo-slots.ts';
import { pageContext } from '#app/page-context.ts';
import { requireStaff } from '#app/staff/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { SearchForm } from '#app/staff/ui/search-form.tsx';
import { useReload } from '#app/staff/ui/use-reload.ts';
import { useStatus } from '#app/staff/ui/use-status.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { listImages, viewImage } from '#domain/images/image-staff-service.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/images-page.ts';
import { DropArea } from './drop-area.tsx';
import { type ImageListQuery, listAddress, listQueryOf, popupAddress } from './image-address.ts';
import { ImageGrid } from './image-grid.tsx';
import { ImagePopup } from './image-popup.tsx';
import { handleImages } from './images-action.ts';
import { presentImage, presentView } from './shown-image.ts';
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
  return { query, ...found, images: images.map(presentImage), view: view && presentView(view) };
}

export const action = handleImages;

const chip =
  'inline-flex min-h-11 items-center rounded-full border border-line px-3 text-sm aria-[current=page]:border-teal aria-[current=page]:bg-teal aria-[current=page]:font-semibold aria-[current=page]:text-on-teal';

function Filters({ query: { tag, withoutAlt, search } }: { query: ImageListQuery }) {
  const filters = [
    { name: content.all, to: listAddress({}), isHere: !(tag || withoutAlt || search) },
    { name: content.withoutAlt, to: listAddress({ withoutAlt: true }), isHere: withoutAlt },
    ...(tag ? [{ name: content.tagged(tag), to: listAddress({ tag }), isHere: true }] : []),
  ];
  return (
    <nav aria-label={content.filters} className="flex flex-wrap gap-1.5">
      {filters.map(({ name, to, isHere }) => (
        <Link key={to} to={to} aria-current={isHere ? 'page' : undefined} className={chip}>
          {name}
        </Link>
      ))}
    </nav>
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
      <h1 className="text-3xl">{content.title}</h1>
      <p>
        <Link to={paths.adminPhotoSlots} className="inline-block py-1 text-teal underline">
          {photoSlotsContent.link}
        </Link>
      </p>
      <DropArea onFiles={add} />
      <UploadList uploads={uploads} onClear={clear} />
      <SearchForm path={paths.adminImages} texts={content.searchTexts} search={query.search} />
      <Filters query={query} />
      {corrected && <p>{content.corrected(corrected)}</p>}
      {images.length === 0 && <p className="text-quiet">{emptyText(query)}</p>}
      <ImageGrid images={images} />
      {isCut && <p className="text-quiet">{content.isCut}</p>}
      <div className="flex flex-wrap gap-3">
        {query.before && (
          <Link to={listAddress({ ...query, before: '' })} className={outlineButtonClass}>
            {content.newest}
          </Link>
        )}
        {nextCursor && (
          <Link to={listAddress({ ...query, before: nextCursor })} className={outlineButtonClass}>
            {content.older}
          </Link>
        )}
      </div>
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
