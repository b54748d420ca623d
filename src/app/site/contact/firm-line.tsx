import { firmContent as content, firmId } from '#app/content/site/contact.ts';
import { useSiteSettings } from '#app/site/use-site-settings.ts';
import { hasProof } from '#domain/settings/proof.ts';
import { paths } from '#paths.ts';

/** Who the visitor deals with, in a line near the top of a page, with a link to all of it; nothing while the settings say nothing. */
export function FirmLine() {
  const settings = useSiteSettings();
  if (!hasProof(settings)) return null;
  const { legalName, gstin } = settings;
  return (
    <p className="wrap-anywhere max-w-prose text-quiet text-sm">
      {legalName && `${legalName} · `}
      {gstin && `${content.gstin} ${gstin} · `}
      <a className="text-teal underline" href={`${paths.about}#${firmId}`}>
        {content.heading}
      </a>
    </p>
  );
}
