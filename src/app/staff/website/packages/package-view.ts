import { isPublic } from '#domain/publishing/publishing.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { StaffTourPackage } from '#domain/tour-packages/tour-package.ts';
import { packagePath } from '#paths.ts';

/** A package as the list shows it, without its long texts. Times are formatted on the server: browsers' month names may differ. */
export function toPackageView(row: StaffTourPackage) {
  const { id, state, publishAt, deletedAt, isSample, isPrintFailed, isPriceConfirmed } = row;
  const { name, category, country, duration, packageType, seller, featuredImage } = row;
  const before = row.priceBeforeDiscountPaise;
  return {
    ...{ id, state, publishAt, deletedAt, isSample, isPrintFailed, isPriceConfirmed },
    ...{ name, category, country, duration, packageType, seller, featuredImage },
    sellingPrice: formatPaise(row.sellingPricePaise),
    priceBeforeDiscount: before === null ? undefined : formatPaise(before),
    updated: timeText(row.updatedAt),
    /** The public page, when the package is published. */
    publicPath: isPublic(row) ? packagePath(row) : undefined,
  };
}

export type PackageView = ReturnType<typeof toPackageView>;

export type PackagePopupProps = {
  id: string;
  name: string;
  onClose: () => void;
};
