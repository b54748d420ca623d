import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { AttachedPicture } from '#app/staff/enquiries/attachments/attached-picture.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { useReload } from '#app/staff/forms/use-reload.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { ConfirmDialog } from '#app/staff/kit/confirm-dialog.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { IconButton } from '#app/staff/kit/icon-button.tsx';
import { Input } from '#app/staff/kit/input.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { CloseIcon } from '#app/ui/icons.tsx';
import type { FileOwner } from '#domain/attachments/attachment.ts';
import { paths } from '#paths.ts';
import type { FilesView, RecordFileView } from './file-view.ts';
import { staffFilesContent as content } from './texts.ts';
import { type FileUpload, useFileUploads } from './use-file-uploads.ts';

type RemovePopupProps = { file: RecordFileView; onClose: () => void };

function RemovePopup({ file, onClose }: RemovePopupProps) {
  const form = useActionForm({
    action: paths.adminFiles,
    working: '',
    onResult: ({ done }) => done && onClose(),
  });
  return (
    <ConfirmDialog
      title={content.removeTitle}
      go={content.removeShort}
      keep={content.keep}
      form={form}
      fields={{ intent: 'remove', owner: file.owner.kind, ownerId: file.owner.id, id: file.id }}
      onClose={onClose}
    >
      <p className="wrap-anywhere">{content.removeText(file.name)}</p>
    </ConfirmDialog>
  );
}

type FileRowProps = { file: RecordFileView; onRemove: (() => void) | undefined };

function FileRow({ file: { name, size, by, picture, pdfHref }, onRemove }: FileRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      {picture && <AttachedPicture picture={picture} name={name} />}
      <div className="grid min-w-0 flex-1 basis-28">
        {pdfHref ? (
          <TextLink href={pdfHref}>
            <span className="wrap-anywhere">{name}</span>
          </TextLink>
        ) : (
          <span className="font-semibold wrap-anywhere">{name}</span>
        )}
        <span className="text-quiet text-sm wrap-anywhere">
          {size}, {by}
        </span>
      </div>
      {onRemove && (
        <Button look="quietDanger" aria-label={content.remove(name)} onClick={onRemove}>
          {content.removeShort}
        </Button>
      )}
    </li>
  );
}

type UploadRowProps = { upload: FileUpload; onAgain: () => void; onDismiss: () => void };

function UploadRow({ upload, onAgain, onDismiss }: UploadRowProps) {
  const { file, state, text, isTransient } = upload;
  const isFailed = state === 'failed';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <div className="grid min-w-0 flex-1 basis-40">
        <span className="font-semibold wrap-anywhere">{file.name}</span>
        <span className={isFailed ? 'text-brick text-sm' : 'text-quiet text-sm'}>
          {text || content.states[state]}
        </span>
      </div>
      {isFailed && isTransient && (
        <Button look="quiet" onClick={onAgain}>
          {content.again}
        </Button>
      )}
      {isFailed && (
        <IconButton aria-label={content.dismiss(file.name)} onClick={onDismiss}>
          <CloseIcon className="size-5" />
        </IconButton>
      )}
    </li>
  );
}

/** A file that misses the panel would otherwise take the place of the page. */
function useStrayDrops(): void {
  useEffect(() => {
    const stop = new AbortController();
    const ignore = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', ignore, { signal: stop.signal });
    window.addEventListener('drop', ignore, { signal: stop.signal });
    return () => stop.abort();
  }, []);
}

/** Takes files by the button or by a drop, and tells how far they are. */
function AddFiles({ owner, heading }: { owner: FileOwner; heading: string }) {
  const { uploads, isBusy, progress, add, again, remove } = useFileUploads(owner);
  const [isOver, setOver] = useState(false);
  const hintId = useId();
  useStrayDrops();
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    add([...(currentTarget.files ?? [])]);
    // Otherwise the same file could not be chosen again.
    currentTarget.value = '';
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <>
      {uploads.length > 0 && (
        <ul className="divide-y divide-line">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onAgain={() => again(upload)}
              onDismiss={() => remove(upload.key)}
            />
          ))}
        </ul>
      )}
      <div role="status">
        {isBusy && (
          <div className="grid gap-1">
            <progress
              aria-label={content.progress(progress.sent, progress.total)}
              value={progress.sent}
              max={progress.total}
              className="h-2 w-full accent-teal"
            />
            <p className="text-quiet text-sm">{content.progress(progress.sent, progress.total)}</p>
          </div>
        )}
      </div>
      <section
        aria-label={content.place(heading)}
        onDragOver={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={`grid gap-1 rounded-xl border-2 border-dashed p-3 ${isOver ? 'border-teal bg-sand' : 'border-line'}`}
      >
        <label className="grid gap-1">
          <span className="font-semibold">{content.choose}</span>
          <Input
            needsScript
            type="file"
            // Without HEIC in the list, an iPhone sends its photos as JPEG.
            accept="image/jpeg,image/png,image/webp,application/pdf"
            multiple
            aria-describedby={hintId}
            onChange={onChange}
          />
        </label>
        <p id={hintId} className="text-quiet text-sm">
          {isOver ? content.dropNow : content.hint}
        </p>
      </section>
    </>
  );
}

const preparedMs = 2000;
const maxLooks = 10;

/** Loads the page again until its pictures are made; only some pages hear of it by the live stream. */
function usePreparedPictures(files: readonly RecordFileView[]): void {
  const reload = useReload();
  const looks = useRef(0);
  useEffect(() => {
    if (!files.some(({ picture }) => picture?.state === 'preparing')) {
      looks.current = 0;
      return;
    }
    if (looks.current >= maxLooks) return;
    const timer = setTimeout(() => {
      looks.current += 1;
      void reload();
    }, preparedMs);
    return () => clearTimeout(timer);
  }, [files, reload]);
}

type Props = {
  view: FilesView;
  heading?: string;
  level?: 2 | 3;
  /** False for a record that takes no changes. */
  mayChange?: boolean;
};

/** The files of a customer, an enquiry, a booking or a traveller. */
export function FilePanel({ view, heading = content.heading, level = 2, mayChange = true }: Props) {
  const { owner, files } = view;
  usePreparedPictures(files);
  const [removing, setRemoving] = useState<RecordFileView>();
  return (
    <Card heading={heading} level={level}>
      {files.length === 0 ? (
        <EmptyState>{content.none}</EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {files.map((file) => (
            <FileRow key={file.id} file={file} onRemove={mayChange ? () => setRemoving(file) : undefined} />
          ))}
        </ul>
      )}
      {mayChange && <AddFiles key={`${owner.kind} ${owner.id}`} owner={owner} heading={heading} />}
      {removing && <RemovePopup file={removing} onClose={() => setRemoving(undefined)} />}
    </Card>
  );
}
