import type { Attachment } from '#domain/attachments/attachment.ts';

/** What a screen needs to show a picture, or why it does not. */
export type PictureView = Pick<Attachment, 'id' | 'width' | 'height'> & {
  state: 'ready' | 'preparing' | 'refused';
};

const states = { arriving: 'preparing', waiting: 'preparing', ready: 'ready', refused: 'refused' } as const;

export const toAttachmentView = (attachment: Attachment | undefined): PictureView | undefined =>
  attachment && {
    id: attachment.id,
    width: attachment.width,
    height: attachment.height,
    state: states[attachment.state],
  };
