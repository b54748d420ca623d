import { useShownImages } from '#app/site/images/image-sources.ts';
import { responsiveHtml } from './images/responsive-html.ts';

/** HTML written by staff, which the service that read it has sanitized. */
export function RichText({ html }: { html: string }) {
  const images = useShownImages();
  return (
    <div
      className="rich-text"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by an allow-list where it was read
      dangerouslySetInnerHTML={{ __html: responsiveHtml(html, images) }}
    />
  );
}
