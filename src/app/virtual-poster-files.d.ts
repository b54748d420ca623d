/** Supplied by `scripts/renditions/poster-files-plugin.ts`: renditions in a build, SVG in development. */
declare module 'virtual:poster-files' {
  export const posterFiles: Record<
    import('@purvai/posters').PosterName,
    import('#app/ui/poster.tsx').PictureFiles
  >;
}

/** A module of its own, because islands show pictures too and must not load the list of all posters. */
declare module 'virtual:banner-previews' {
  /** The previews of banners by the `src` of their picture; empty in the browser. */
  export const bannerPreviews: Readonly<Record<string, string>>;
}
