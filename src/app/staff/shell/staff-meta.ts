/** A page's own words replace its layout's in the head, so each says again that it is for nobody's index. */
export const staffMeta = (title: string) => [{ title }, { name: 'robots', content: 'noindex, nofollow' }];
