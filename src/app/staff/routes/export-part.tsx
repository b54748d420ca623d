import { staffRoutesContent } from '#app/content/staff/cabs/routes.ts';
import { Panel } from '#app/staff/ui/panel.tsx';
import { fareKinds } from '#domain/fares/files/fare-sheet.ts';
import { paths } from '#paths.ts';

const content = staffRoutesContent.export;
const formats = ['csv', 'xlsx'] as const;

/** Downloads, so these are links of the browser and not of the router. */
export function ExportPart() {
  return (
    <Panel heading={content.heading}>
      <p>{content.text}</p>
      <ul className="flex flex-wrap gap-x-6">
        {fareKinds.flatMap((kind) =>
          formats.map((format) => (
            <li key={`${kind} ${format}`}>
              <a
                href={`${paths.adminFareExport}?${new URLSearchParams({ kind, format })}`}
                download={`${kind}.${format}`}
                className="inline-flex min-h-11 items-center font-semibold text-teal underline"
              >
                {content.link(content.kinds[kind], content.formats[format])}
              </a>
            </li>
          )),
        )}
      </ul>
    </Panel>
  );
}
