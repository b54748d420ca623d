export const boxClass = (invalid: boolean | undefined) =>
  `rich-editor rounded-lg bg-card ${invalid ? 'border-2 border-brick' : 'border border-quiet/60'}`;

/** Sticks below the page's header. Its minimum height prevents a layout shift while the buttons load. */
export const toolbarClass =
  'sticky top-(--shell-top) z-10 flex min-h-[5.5rem] flex-wrap content-start gap-x-2 rounded-t-lg border-line border-b bg-card p-1 sm:min-h-12';

export const textClass = 'rich-text rich-editor-text';
