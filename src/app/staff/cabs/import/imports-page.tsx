import { pageContext } from '#app/page-context.ts';
import { CabsNav } from '#app/staff/cabs/cabs-nav.tsx';
import { DuplicateChoices } from '#app/staff/import/duplicate-choices.tsx';
import { undoAction } from '#app/staff/import/import-action.ts';
import { ImportPanel } from '#app/staff/import/import-panel.tsx';
import { PastImports } from '#app/staff/import/past-imports.tsx';
import { staffImportsContent } from '#app/staff/import/texts.ts';
import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import { Select } from '#app/staff/kit/input.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { useCabs } from '#app/staff/shell/use-cabs.ts';
import { listCabImports, undoCabImport } from '#domain/bookings/import/cab-import-service.ts';
import { type ImportKind, importKinds } from '#domain/bookings/import/import-kind.ts';
import { offered } from '#domain/fares/cab-names.ts';
import { paths } from '#paths.ts';
import { bookingImportsPath } from '#staff-paths.ts';
import type { Route } from './+types/imports-page.ts';
import { kindIn } from './import-query.ts';
import { toImportView, undoneText } from './import-view.ts';
import { staffCabImportsContent as content } from './texts.ts';

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const imports = await listCabImports(context.get(pageContext).db, actor);
  return { kind: kindIn(request), imports: imports.map(toImportView) };
}

export const action = (args: Route.ActionArgs) => undoAction(args, undoCabImport, undoneText);

const CityChoice = ({ onChange }: { onChange: () => void }) => {
  const cities = offered(useCabs().cities);
  return (
    <label className="grid gap-1 sm:max-w-md">
      <span className="font-semibold">{content.city.label}</span>
      <Select name="city" onChange={onChange}>
        {cities.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <span className="text-quiet text-sm">{content.city.hint}</span>
    </label>
  );
};

/** A file with the right columns, for those who begin without one. */
const SampleLinks = ({ kind }: { kind: ImportKind }) => (
  <p className="flex flex-wrap items-center gap-x-3">
    {content.sample.text}
    {(['xlsx', 'csv'] as const).map((format) => (
      <TextLink
        key={format}
        href={`${paths.adminBookingSample}?kind=${kind}&format=${format}`}
        download
        aria-label={content.sample.label(content.sample.formats[format], content.kinds[kind].name)}
      >
        {content.sample.formats[format]}
      </TextLink>
    ))}
  </p>
);

const ImportPart = ({ kind }: { kind: ImportKind }) => (
  <ImportPanel
    texts={{ ...staffImportsContent.list, ...content.kinds[kind] }}
    action={`${paths.adminBookingImport}?kind=${kind}`}
    help={<SampleLinks kind={kind} />}
    choices={(onChange) => (
      <>
        <CityChoice onChange={onChange} />
        {kind === 'bookings' && (
          <DuplicateChoices
            heading={content.duplicates.heading}
            choices={['skip', 'add']}
            names={content.duplicates}
            onChange={onChange}
          />
        )}
      </>
    )}
  />
);

export default function ImportsPage({ loaderData: { kind, imports } }: Route.ComponentProps) {
  return (
    <div className="grid gap-3">
      <CabsNav />
      <PageTitle>{content.title}</PageTitle>
      <Chips label={content.kindsLabel}>
        {importKinds.map((one) => (
          <ChipLink key={one} to={bookingImportsPath(one)} isCurrent={one === kind}>
            {content.kinds[one].name}
          </ChipLink>
        ))}
      </Chips>
      <ImportPart key={kind} kind={kind} />
      <PastImports imports={imports} />
    </div>
  );
}
