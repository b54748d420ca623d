/** An empty page, whose time is only the round trip; the times of pages are compared with it. */
export const emptyPage = '/empty';
export const emptyPageLocation = `location = ${emptyPage} { default_type text/html; return 200 '<!doctype html><html lang="en"><title>Empty</title><link rel="icon" href="data:,"><p>Empty</p>'; }`;
