import { staffPublishing } from '#domain/publishing/staff-publishing-service.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { staffMessages } from '#messages.ts';
import { Failure } from '#platform/failure.ts';
import { isBelowSellingPrice, type TourPackageContent, tourPackageContentFields } from './tour-package.ts';
import { addTourPackageWords, insertWithSlug } from './tour-package-service.ts';
import {
  byIds,
  deleteDeletedBefore,
  find,
  lock,
  markDeleted,
  matching,
  publishDue,
  slice,
  update,
} from './tour-package-staff-store.ts';

const desk = staffPublishing({
  name: 'tour-package',
  list: 'tour_packages',
  store: {
    slice,
    matching,
    byIds,
    find,
    lock,
    insert: insertWithSlug,
    update,
    markDeleted,
    publishDue,
    deleteDeletedBefore,
  },
  contentFields: tourPackageContentFields,
  listedFields: [
    'country',
    'name',
    'duration',
    'activities',
    'packageType',
    'featuredImage',
    'sellingPricePaise',
  ],
  mapHtml: (tourPackage, map) => ({ ...tourPackage, descriptionHtml: map(tourPackage.descriptionHtml) }),
  nameOf: ({ name }: TourPackageContent) => name,
  assertValid: (content) => {
    if (isBelowSellingPrice(content))
      throw new Failure('invalid', staffMessages.tourPackages.priceBeforeDiscountTooLow);
  },
  learn: addTourPackageWords,
  tags: { own: (id) => `tour-package:${id}`, lists: () => ['tour-packages'] },
  actions: {
    written: 'package-created',
    updated: 'package-updated',
    restored: 'package-restored',
    deleted: 'package-deleted',
    undeleted: 'package-undeleted',
    published: 'package-published',
  },
  /** A price is what people ask about later: who changed it, and from what. */
  shownChange: (before, { state, sellingPricePaise }): Record<string, string> => ({
    ...(sellingPricePaise !== before.sellingPricePaise && {
      from: formatPaise(before.sellingPricePaise),
      to: formatPaise(sellingPricePaise),
    }),
    ...(state !== before.state && { state }),
  }),
  gone: staffMessages.tourPackages.failed,
});

export const listTourPackages = desk.list;
export const findTourPackage = desk.find;
export const createTourPackage = desk.write;
export const updateTourPackage = desk.update;
export const deleteTourPackage = desk.delete;
export const undeleteTourPackage = desk.undelete;
export const listTourPackageRevisions = desk.listRevisions;
export const readTourPackageRevision = desk.readRevision;
export const restoreTourPackage = desk.restore;
export const publishDueTourPackages = desk.publishDue;
export const purgeDeletedTourPackages = desk.purgeDeleted;
