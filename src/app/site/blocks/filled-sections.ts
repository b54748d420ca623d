import type { SectionContent } from '#app/content/page-content.ts';
import { useOfficePhoto, useSiteSettings } from '#app/site/use-site-settings.ts';
import { hasProof } from '#domain/settings/proof.ts';

/** The sections without those of the firm's facts while there are none and no photograph of the office, so that no heading stands alone. */
export function useFilledSections(sections: readonly SectionContent[]): readonly SectionContent[] {
  const settings = useSiteSettings();
  const office = useOfficePhoto();
  return office || hasProof(settings)
    ? sections
    : sections.filter(({ blocks }) => blocks.length === 0 || blocks.some(({ kind }) => kind !== 'firm'));
}
