import { staffPublishing } from '#domain/publishing/staff-publishing-service.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { staffMessages } from '#messages.ts';
import { Failure } from '#platform/failure.ts';
import { isBelowSellingPrice, type StaffTourPackage, tourPackageContentFields } from './tour-package.ts';
import { addTourPackageWords, insertWithSlug } from './tour-package-service.ts';
import { tourPackageRows } from './tour-package-staff-store.ts';

const publishing = staffPublishing({
  name: 'tour-package',
  list: 'tour_packages',
  store: { ...tourPackageRows, insert: insertWithSlug },
  contentFields: tourPackageContentFields,
  listedFields: [
    'country',
    'name',
    'duration',
    'activities',
    'packageType',
    'featuredImage',
    'sellingPricePaise',
    'isPriceConfirmed',
    // Best months, and the theme by which a page lists it.
    'details',
  ],
  mapHtml: (tourPackage, map) => ({ ...tourPackage, descriptionHtml: map(tourPackage.descriptionHtml) }),
  nameOf: ({ name }: StaffTourPackage) => name,
  assertValid: (content) => {
    if (isBelowSellingPrice(content))
      throw new Failure('invalid', staffMessages.tourPackages.priceBeforeDiscountTooLow);
  },
  learn: addTourPackageWords,
  tags: { own: (id) => `tour-package:${id}`, lists: () => ['tour-packages'] },
  written: 'package-created',
  actions: {
    updated: 'package-updated',
    restored: 'package-restored',
    deleted: 'package-deleted',
    undeleted: 'package-undeleted',
    published: 'package-published',
  },
  /** The log records price changes, because they are asked about later. */
  changeText: (before, { state, sellingPricePaise }): Record<string, string> => ({
    ...(sellingPricePaise !== before.sellingPricePaise && {
      from: formatPaise(before.sellingPricePaise),
      to: formatPaise(sellingPricePaise),
    }),
    ...(state !== before.state && { state }),
  }),
  gone: staffMessages.tourPackages.failed,
});

export const listTourPackages = publishing.list;
export const findTourPackage = publishing.find;
export const createTourPackage = publishing.write;
export const updateTourPackage = publishing.update;
export const deleteTourPackage = publishing.delete;
export const undeleteTourPackage = publishing.undelete;
export const listTourPackageRevisions = publishing.listRevisions;
export const readTourPackageRevision = publishing.readRevision;
export const restoreTourPackage = publishing.restore;
export const publishDueTourPackages = publishing.publishDue;
export const purgeDeletedTourPackages = publishing.purgeDeleted;
