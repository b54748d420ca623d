export type PreviewKind = 'blog' | 'tour-package';

declare const vouched: unique symbol;

/** What a link lets its holder see. Only a checked signature makes one. */
export type PreviewClaim = { readonly [vouched]: true; kind: PreviewKind; id: string };
