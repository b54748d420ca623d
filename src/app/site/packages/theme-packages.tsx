import { themePackagesContent as content } from '#app/content/site/travel-packages.ts';
import { Section } from '#app/ui/section.tsx';
import type { ListedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { PackageList } from './package-list.tsx';

/** Undefined while staff have put no package on the page. */
export const themePackagesSection = (tourPackages: readonly ListedTourPackage[]) =>
  tourPackages.length === 0
    ? undefined
    : {
        id: content.id,
        heading: content.heading,
        view: (
          <Section id={content.id} heading={content.heading}>
            <PackageList packages={tourPackages} />
          </Section>
        ),
      };
