/** A page's meta replaces its layout's, so every page repeats `noindex`. */
export const staffMeta = (title: string) => [{ title }, { name: 'robots', content: 'noindex, nofollow' }];
