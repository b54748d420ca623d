/** What a page's times are compared with: nothing but the way there and back. */
export const emptyPage = '/empty';
export const emptyPageLocation = `location = ${emptyPage} { default_type text/html; return 200 '<!doctype html><html lang="en"><title>Empty</title><link rel="icon" href="data:,"><p>Empty</p>'; }`;
