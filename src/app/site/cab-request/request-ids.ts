/** The heading of a request's page, which the browser focuses after the request was sent. */
export const sentId = 'sent';
