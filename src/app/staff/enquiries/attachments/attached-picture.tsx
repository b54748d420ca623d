import { type MouseEvent, useState } from 'react';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { attachmentPath } from '#staff-paths.ts';
import type { PictureView } from './attachment-view.ts';
import { staffAttachmentsContent as content } from './texts.ts';

type Props = { picture: PictureView; name: string };

/** A small picture that opens large in a popup, or in its own tab without script. */
export function AttachedPicture({ picture: { id, state, width, height }, name }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (state !== 'ready')
    return (
      <span className="text-quiet text-sm">{content[state === 'refused' ? 'refused' : 'preparing']}</span>
    );
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a
        href={attachmentPath(id)}
        target="_blank"
        rel="noreferrer"
        aria-haspopup="dialog"
        className="my-1 block shrink-0 overflow-hidden rounded-lg border border-line hover:border-teal"
        onClick={open}
      >
        <img
          src={attachmentPath(id, 'small')}
          alt={name}
          width={width}
          height={height}
          loading="lazy"
          className="size-16 bg-sand object-cover"
        />
      </a>
      {isOpen && (
        <Dialog title={name} size="wide" onClose={() => setOpen(false)}>
          <div className="grid justify-items-center gap-2 py-4">
            <img
              src={attachmentPath(id)}
              alt={name}
              width={width}
              height={height}
              className="h-auto max-h-[75dvh] w-auto max-w-full rounded-lg bg-sand"
            />
            <TextLink href={attachmentPath(id)} target="_blank" rel="noreferrer">
              {content.newTab}
            </TextLink>
          </div>
        </Dialog>
      )}
    </>
  );
}
