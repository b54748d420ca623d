import { bhutanPackagesContent as content } from '#app/content/bhutan-packages.ts';
import { formatPaise, formatUsd } from '#domain/settings/money.ts';
import type { ListedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { paths } from '#paths.ts';

function Fact({ name, value }: { name: string; value: string }) {
  if (!value) return null;
  return (
    <div className="flex gap-2">
      <dt className="font-semibold">{name}</dt>
      <dd className="text-quiet">{value}</dd>
    </div>
  );
}

export function PackageCard({ tourPackage }: { tourPackage: ListedTourPackage }) {
  return (
    <article className="flex flex-col overflow-hidden rounded-2xl border border-line bg-card">
      <img
        src={tourPackage.featuredImage}
        alt=""
        width="640"
        height="400"
        loading="lazy"
        className="aspect-8/5 w-full object-cover"
      />
      <div className="flex flex-1 flex-col gap-3 p-5">
        <p className="font-semibold text-brick text-sm uppercase tracking-wide">{tourPackage.country}</p>
        <h3 className="text-2xl">{tourPackage.name}</h3>
        <dl className="grid gap-1 text-sm">
          <Fact name="Duration" value={tourPackage.duration} />
          <Fact name="Activities" value={tourPackage.activities} />
          <Fact name="Category" value={tourPackage.packageType} />
        </dl>
        <p className="mt-auto pt-2">
          <span className="block text-quiet text-sm">Starting Price</span>
          <strong className="font-display font-semibold text-2xl">
            {formatUsd(tourPackage.sellingPriceUsd)}
          </strong>{' '}
          <span className="text-quiet">per person · {formatPaise(tourPackage.sellingPricePaise)}</span>
        </p>
        <a className="font-semibold text-teal underline" href={paths.contact}>
          {content.ask}
          <span className="sr-only">: {tourPackage.name}</span>
        </a>
      </div>
    </article>
  );
}
