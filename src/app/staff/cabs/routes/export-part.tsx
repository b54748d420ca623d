import { Card } from '#app/staff/kit/card.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { fareKinds } from '#domain/fares/files/fare-sheet.ts';
import { paths } from '#paths.ts';
import { staffRoutesContent } from './texts.ts';

const content = staffRoutesContent.export;
const formats = ['csv', 'xlsx'] as const;

/** Downloads, so these are links of the browser and not of the router. */
export function ExportPart() {
  return (
    <Card heading={content.heading}>
      <p>{content.text}</p>
      <ul className="flex flex-wrap gap-x-6">
        {fareKinds.flatMap((kind) =>
          formats.map((format) => (
            <li key={`${kind} ${format}`}>
              <TextLink
                href={`${paths.adminFareExport}?${new URLSearchParams({ kind, format })}`}
                download={`${kind}.${format}`}
              >
                {content.link(content.kinds[kind], content.formats[format])}
              </TextLink>
            </li>
          )),
        )}
      </ul>
    </Card>
  );
}
