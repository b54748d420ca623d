export type PreviewKind = 'blog' | 'tour-package';

declare const vouched: unique symbol;

/** What a preview link shows. Only a verified signature makes one. */
export type PreviewClaim = { readonly [vouched]: true; kind: PreviewKind; id: string };
