import { isPublic, type Kept } from '#domain/publishing/publishing.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { StaffTourPackage } from '#domain/tour-packages/tour-package.ts';
import { packagePath } from '#paths.ts';

/** A package as the list shows it, without its long texts. */
export type PackageView = Pick<Kept, 'id' | 'state' | 'publishAt' | 'deletedAt' | 'isSample'> &
  Pick<
    StaffTourPackage,
    | 'name'
    | 'category'
    | 'country'
    | 'duration'
    | 'packageType'
    | 'seller'
    | 'featuredImage'
    | 'isPrintFailed'
    | 'isPriceConfirmed'
  > & {
    sellingPrice: string;
    priceBeforeDiscount: string | undefined;
    /** Formatted on the server, because browsers' month names may differ. */
    updated: string;
    /** The public page, when the package is published. */
    publicPath: string | undefined;
  };

export function toPackageView(row: StaffTourPackage): PackageView {
  const { id, state, publishAt, deletedAt, isSample } = row;
  const {
    name,
    category,
    country,
    duration,
    packageType,
    seller,
    featuredImage,
    isPrintFailed,
    isPriceConfirmed,
  } = row;
  const before = row.priceBeforeDiscountPaise;
  return {
    ...{ id, state, publishAt, deletedAt, isSample },
    ...{ name, category, country, duration, packageType, seller, featuredImage, isPrintFailed },
    isPriceConfirmed,
    sellingPrice: formatPaise(row.sellingPricePaise),
    priceBeforeDiscount: before === null ? undefined : formatPaise(before),
    updated: timeText(row.updatedAt),
    publicPath: isPublic(row) ? packagePath(row) : undefined,
  };
}

export type PackagePopupProps = {
  id: string;
  name: string;
  onClose: () => void;
};
