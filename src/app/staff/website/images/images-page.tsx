import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { statusOf } from '#app/staff/forms/action-result.ts';
import { faultBy } from '#app/staff/forms/form-fault.ts';
import type { FormStatus } from '#app/staff/forms/form-status.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { useReload } from '#app/staff/forms/use-reload.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { Paging } from '#app/staff/kit/paging.tsx';
import { SearchBox } from '#app/staff/kit/search-box.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { Thumbnail } from '#app/staff/kit/thumbnail.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { photoSlotsContent } from '#app/staff/website/images/slots/texts.ts';
import { Poster } from '#app/ui/poster.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { describeInput } from '#domain/images/image-input.ts';
import { listImages, viewImage } from '#domain/images/image-staff-service.ts';
import { imagePath, paths } from '#paths.ts';
import type { Route } from './+types/images-page.ts';
import { DropArea } from './drop-area.tsx';
import { ImagePopup } from './image-popup.tsx';
import { type ImageRowView, toImageDetailsView, toImageView } from './image-view.ts';
import { handleImages } from './images-action.ts';
import { staffImagesContent as content } from './texts.ts';
import { type UploadView, useUploads } from './use-uploads.ts';

type ImageListQuery = { search: string; tag: string; withoutAlt: boolean; before: string };

/** The list's filters in the address of the page. */
function listQueryOf(query: URLSearchParams): ImageListQuery {
  return {
    search: (query.get('search') ?? '').trim().slice(0, 200),
    tag: (query.get('tag') ?? '').trim().slice(0, 60),
    withoutAlt: query.get('described') === 'no',
    before: query.get('before') ?? '',
  };
}

const withQuery = (query: URLSearchParams) => (query.size > 0 ? `?${query}` : '');

function listAddress(query: Partial<ImageListQuery>): string {
  const { search = '', tag = '', withoutAlt = false, before = '' } = query;
  const fields = { search, tag, described: withoutAlt ? 'no' : '', before };
  const set = Object.entries(fields).filter(([, value]) => value !== '');
  return `${paths.adminImages}${withQuery(new URLSearchParams(set))}`;
}

/** The present list with the popup of this image, or without one. */
function popupAddress(present: URLSearchParams, id: string | undefined): string {
  const query = new URLSearchParams(present);
  query.delete('image');
  if (id !== undefined) query.set('image', id);
  return `${paths.adminImages}${withQuery(query)}`;
}

const uploadListContent = content.uploads;

type DescribeProps = { imageId: string; onSaved: (status: FormStatus) => void };

/** Asked for at once, while the staff member still knows what the photo shows. */
function Describe({ imageId, onSaved }: DescribeProps) {
  const { status, isBusy, onSubmit } = useActionForm({
    action: paths.adminImages,
    working: '',
    validate: faultBy(describeInput),
    onResult: (result) => {
      const shown = statusOf(result);
      if (result.done && shown) onSaved(shown);
    },
  });
  const hidden = { intent: 'describe', id: imageId, version: '1', tags: '', x: '50', y: '50' };
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-2 sm:max-w-xl">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        id={`describe-${imageId}`}
        name="alt"
        label={uploadListContent.describe}
        hint={uploadListContent.describeHint}
        invalid={status?.field === 'alt'}
        required
        autoComplete="off"
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button look="secondary" type="submit" aria-disabled={isBusy}>
          {uploadListContent.save}
        </Button>
        <FormStatusLine status={status} takesRoom={false} />
      </div>
    </form>
  );
}

function UploadRow({ upload }: { upload: UploadView }) {
  const { name, total, offset, state, imageId, text } = upload;
  const [saved, setSaved] = useState<FormStatus>();
  const isRunning = state !== 'ready' && state !== 'refused';
  return (
    <li className="grid gap-x-4 gap-y-2 py-3 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <div className="aspect-4/3 w-24 overflow-hidden rounded-md bg-line">
        {imageId && <Thumbnail address={imagePath(imageId)} className="size-full" />}
      </div>
      <div className="grid min-w-0 content-start gap-1">
        <p className="wrap-anywhere font-semibold">{name}</p>
        {isRunning && (
          <progress
            aria-label={uploadListContent.progress(name)}
            value={offset}
            max={total}
            className="h-2 w-full max-w-xl accent-teal"
          />
        )}
        <p className={state === 'refused' ? 'text-brick' : 'text-quiet text-sm'}>
          {text ?? uploadListContent.states[state]}
          {state === 'sending' && `, ${uploadListContent.sent(offset, total)}`}
        </p>
        {saved && <StatusLine text={saved.text} tone={saved.tone} takesRoom={false} />}
        {imageId && !saved && <Describe imageId={imageId} onSaved={setSaved} />}
      </div>
    </li>
  );
}

type Props = { uploads: readonly UploadView[]; onClear: (isOver: (upload: UploadView) => boolean) => void };

function UploadList({ uploads, onClear }: Props) {
  if (uploads.length === 0) return null;
  const isOver = ({ state }: UploadView) => state === 'ready' || state === 'refused';
  return (
    <Card heading={uploadListContent.heading}>
      <ul className="divide-y divide-line">
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} />
        ))}
      </ul>
      {uploads.some(isOver) && (
        <div>
          <Button look="secondary" onClick={() => onClear(isOver)}>
            {uploadListContent.clear}
          </Button>
        </div>
      )}
    </Card>
  );
}

const sizes = '(min-width: 1280px) 15vw, (min-width: 640px) 30vw, 46vw';

/** Cards that open an image; its description is below the picture, because staff work on both. */
function ImageGrid({ images }: { images: readonly ImageRowView[] }) {
  const [query] = useSearchParams();
  return (
    <ul
      aria-label={content.list}
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6"
    >
      {images.map(({ id, name, alt, tags, picture }) => (
        <li key={id} className="min-w-0">
          <Link
            to={popupAddress(query, id)}
            preventScrollReset
            aria-label={content.open(name)}
            className="grid gap-1 rounded-xl border border-line bg-card p-2 hover:border-teal"
          >
            <Poster of={picture} sizes={sizes} className="aspect-4/3 rounded-lg" />
            <span className={`truncate text-sm ${alt ? '' : 'font-semibold text-brick'}`}>
              {alt || content.undescribed}
            </span>
            <span className="min-h-5 truncate text-quiet text-sm">{tags.join(', ')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

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
