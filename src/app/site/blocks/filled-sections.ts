import type { SectionContent } from '#app/content/page-content.ts';
import { hasProof } from '#domain/settings/proof.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';

/** The sections without those of the firm's facts while the settings have none, so that no heading stands alone. */
export const filledSections = (
  sections: readonly SectionContent[],
  settings: SiteSettings,
): readonly SectionContent[] =>
  hasProof(settings)
    ? sections
    : sections.filter(({ blocks }) => blocks.length === 0 || blocks.some(({ kind }) => kind !== 'firm'));
