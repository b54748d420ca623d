import { confirmTaxes } from '../../support/confirmed-tax.ts';
import { test as base } from './image-site.ts';

/** A site with a worker, whose taxes the accountant has confirmed, so that documents are issued and printed. */
export const test = base.extend<object, { taxes: undefined }>({
  taxes: [
    async ({ ownSite }, use) => {
      await confirmTaxes(ownSite.pool);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});
