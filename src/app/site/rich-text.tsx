/** What staff have written. The service that read it has cleaned it. */
export function RichText({ html }: { html: string }) {
  return (
    <div
      className="rich-text"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by an allow-list where it was read
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
