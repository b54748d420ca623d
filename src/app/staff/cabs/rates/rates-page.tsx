import { posters } from '@purvai/posters';
import { type ReactNode, useState } from 'react';
import { pageContext } from '#app/page-context.ts';
import { CabsNav } from '#app/staff/cabs/cabs-nav.tsx';
import { routesAddress } from '#app/staff/cabs/routes/routes-query.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import type { PanelFormProps } from '#app/staff/forms/use-panel-form.ts';
import { useReload } from '#app/staff/forms/use-reload.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { SelectField } from '#app/staff/kit/select-field.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import { readCabUse } from '#domain/bookings/cab-use-service.ts';
import { type CabListKind, listCarTypes, listCities } from '#domain/fares/cab-lists/cab-list-service.ts';
import type { CabChoices } from '#domain/fares/cab-names.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { readRateHistory, readRatesOverview } from '#domain/fares/rates/rate-staff-service.ts';
import { typedFromRates } from '#domain/fares/rates/rates-input.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import type { Route } from './+types/rates-page.ts';
import { CabListPanel } from './cab-list-panel.tsx';
import { CabListTable, type Column, type ListedRow } from './cab-list-table.tsx';
import {
  staffCarTypesContent,
  type staffCitiesContent,
  staffCitiesContent as texts,
} from './cab-list-texts.ts';
import { type CarTypeView, type CityView, toCarTypesView, toCitiesView } from './cab-lists-view.ts';
import { handleRates } from './rates-action.ts';
import { type OpenedRates, RatesForm } from './rates-form.tsx';
import { RatesHistory } from './rates-history.tsx';
import { ratesAddress, readTab, type Tab, tabs } from './rates-query.ts';
import { RatesStanding } from './rates-standing.tsx';
import {
  formCodesOf,
  type StandingView,
  toStandingView,
  toVersionView,
  type VersionView,
} from './rates-view.ts';
import { staffRatesContent as content } from './texts.ts';

type CabListPartProps<Row> = {
  kind: CabListKind;
  texts: typeof staffCarTypesContent | typeof staffCitiesContent;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  panel: (row: Row | undefined, form: PanelFormProps) => ReactNode;
};

/** One of the lists that staff keep, with its panel. */
function CabListPart<Row extends ListedRow>({ kind, texts, rows, columns, panel }: CabListPartProps<Row>) {
  const [open, setOpen] = useState<{ row?: Row }>();
  const { status, say, sayResult } = useStatus();
  const [active, inactive] = [
    rows.filter(({ isActive }) => isActive),
    rows.filter(({ isActive }) => !isActive),
  ];
  const table = { ...{ kind, texts, columns }, onOpen: (row: Row) => setOpen({ row }), onResult: sayResult };
  return (
    <div className="grid gap-4">
      <p className="max-w-4xl text-quiet">{texts.intro}</p>
      <div>
        <Button aria-haspopup="dialog" onClick={() => setOpen({})}>
          {texts.add}
        </Button>
      </div>
      <FormStatusLine status={status} takesRoom={false} />
      <div className="@container">
        <CabListTable {...table} rows={active} />
      </div>
      {inactive.length > 0 && (
        <section aria-label={texts.inactiveHeading} className="@container grid gap-2">
          <h2 className="text-xl">{texts.inactiveHeading}</h2>
          <CabListTable {...table} rows={inactive} />
        </section>
      )}
      {open && panel(open.row, { onDone: say, onClose: () => setOpen(undefined) })}
    </div>
  );
}

const carTypesPartColumns = [
  {
    name: `${staffCarTypesContent.fields.seats}, ${staffCarTypesContent.fields.bags.toLowerCase()}`,
    cell: seatsAndBags,
    isText: true,
  },
  { name: staffCarTypesContent.fields.examples, cell: ({ examples }: CarTypeView) => examples, isText: true },
  {
    name: staffCarTypesContent.fields.otherNames,
    cell: ({ otherNames }: CarTypeView) => otherNames,
    isText: true,
  },
  {
    name: staffCarTypesContent.ratesColumn,
    cell: ({ rates }: CarTypeView) => rates || staffCarTypesContent.noRates,
  },
];

function seatsAndBags({ seats, bags }: CarTypeView) {
  return <span className="whitespace-nowrap">{staffCarTypesContent.seatsAndBags(seats, bags)}</span>;
}

type CarTypesPartProps = {
  rows: readonly CarTypeView[];
  pictures: readonly { value: string; label: string }[];
};

function CarTypesPart({ rows, pictures }: CarTypesPartProps) {
  return (
    <CabListPart
      kind="car-type"
      texts={staffCarTypesContent}
      rows={rows}
      columns={carTypesPartColumns}
      panel={(row, form) => (
        <CabListPanel
          {...form}
          kind="car-type"
          texts={staffCarTypesContent}
          row={row}
          fields={(status) => {
            const field = (name: keyof typeof staffCarTypesContent.fields) => ({
              id: `car-type-${name}`,
              name,
              label: staffCarTypesContent.fields[name],
              invalid: status?.field === name,
              value: String(row?.[name] ?? ''),
              autoComplete: 'off',
            });
            const { autoComplete: _text, ...picture } = field('picture');
            return (
              <>
                <TextField {...field('name')} hint={staffCarTypesContent.hints.name} required />
                <div className="grid items-start gap-4 sm:grid-cols-2">
                  <TextField
                    {...field('seats')}
                    hint={staffCarTypesContent.hints.seats}
                    inputMode="numeric"
                    required
                  />
                  <TextField
                    {...field('bags')}
                    hint={staffCarTypesContent.hints.bags}
                    inputMode="numeric"
                    required
                  />
                </div>
                <TextField {...field('examples')} hint={staffCarTypesContent.hints.examples} required />
                <TextField {...field('otherNames')} hint={staffCarTypesContent.hints.otherNames} />
                <SelectField {...picture} none={staffCarTypesContent.noPicture} options={pictures} />
              </>
            );
          }}
        />
      )}
    />
  );
}

type Props = {
  standing: StandingView;
  opened: OpenedRates;
  history: { lines: VersionView[]; page: number; totalPages: number; newestConfirmed: number };
  cabs: CabChoices;
  isAdmin: boolean;
};

/** The rates with what visitors see of them and their history. */
function RatesPart({ standing, opened: newest, history, cabs, isAdmin }: Props) {
  const reload = useReload();
  const [isDirty, setDirty] = useState(false);
  const [saved, setSaved] = useState<string>();
  // What is typed stays when another staff member saves a version.
  const [opened, setOpened] = useState(newest);
  if (!isDirty && opened.basedOn !== newest.basedOn) setOpened(newest);
  return (
    <>
      <RatesStanding standing={standing} />
      <StatusLine text={saved} takesRoom={false} />
      <p className="text-quiet">{content.intro}</p>
      <RatesForm
        key={opened.basedOn}
        opened={opened}
        cabs={cabs}
        isAdmin={isAdmin}
        isDirty={isDirty}
        onDirty={(dirty) => {
          setDirty(dirty);
          setSaved(undefined);
        }}
        onSaved={(text) => {
          setDirty(false);
          setSaved(text);
          document.querySelector<HTMLElement>('h1')?.focus();
        }}
        onStartAgain={() => {
          setDirty(false);
          void reload();
        }}
      />
      <RatesHistory {...history} isAdmin={isAdmin} />
    </>
  );
}

const columns = [
  { name: texts.fields.otherNames, cell: ({ otherNames }: CityView) => otherNames, isText: true },
  { name: texts.stopsColumn, cell: stopsLink, isText: true },
  { name: texts.ratesColumn, cell: ({ rates }: CityView) => rates || texts.noRates },
];

function stopsLink({ code, stops }: CityView) {
  return <TextLink to={routesAddress({ tab: 'stops', city: code })}>{texts.stops(stops)}</TextLink>;
}

function CitiesPart({ rows }: { rows: readonly CityView[] }) {
  return (
    <CabListPart
      kind="city"
      texts={texts}
      rows={rows}
      columns={columns}
      panel={(row, form) => (
        <CabListPanel
          {...form}
          kind="city"
          texts={texts}
          row={row}
          fields={(status) =>
            (['name', 'otherNames'] as const).map((name) => (
              <TextField
                key={name}
                id={`city-${name}`}
                name={name}
                label={texts.fields[name]}
                hint={texts.hints[name]}
                invalid={status?.field === name}
                value={row?.[name] ?? ''}
                required={name === 'name'}
                autoComplete="off"
              />
            ))
          }
        />
      )}
    />
  );
}

export const meta = () => staffMeta(content.title);

/** `guwahati-airport` as `Guwahati airport`. */
const pictureName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
const pictures = Object.keys(posters).map((value) => ({ value, label: pictureName(value) }));

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db } = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const now = new Date();
  const tab = readTab(searchParams);
  const [overview, cabs] = await Promise.all([readRatesOverview(db, actor, now), readCabNames(db)]);
  const { newest } = overview;
  if (tab === 'car-types') {
    const [rows, cabUse] = await Promise.all([listCarTypes(db, actor), readCabUse(db, actor, 'car-type')]);
    return { tab, rows: toCarTypesView(rows, newest?.rates, cabs, cabUse), pictures } as const;
  }
  if (tab === 'cities') {
    const [rows, cabUse] = await Promise.all([listCities(db, actor), readCabUse(db, actor, 'city')]);
    return { tab, rows: toCitiesView(rows, newest?.rates, cabs, cabUse) } as const;
  }
  const history = await readRateHistory(db, actor, Number(searchParams.get('page')));
  const today = dayInIndia(now);
  const confirmed = [overview.holding, ...overview.following].map((version) => version?.version ?? 0);
  return {
    tab,
    standing: toStandingView(overview),
    opened: {
      typed: newest ? typedFromRates(newest.rates, formCodesOf(cabs)) : {},
      basedOn: newest?.version ?? 0,
      validFrom: today,
      minValidFrom: today,
    },
    history: {
      lines: history.lines.map(toVersionView(cabs, overview.holding?.version)),
      page: history.page,
      totalPages: history.totalPages,
      newestConfirmed: Math.max(...confirmed),
    },
    cabs,
    isAdmin: actor.adminStatus === 'Admin',
  } as const;
}

export const action = handleRates;

function Tabs({ tab }: { tab: Tab }) {
  return (
    <Chips label={content.tabsLabel}>
      {tabs.map((one) => (
        <ChipLink key={one} to={ratesAddress(one)} isCurrent={one === tab}>
          {content.tabs[one]}
        </ChipLink>
      ))}
    </Chips>
  );
}

export default function RatesPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <CabsNav />
        <PageTitle tabIndex={-1}>{content.title}</PageTitle>
        <Tabs tab={loaderData.tab} />
      </div>
      {loaderData.tab === 'rates' && <RatesPart {...loaderData} />}
      {loaderData.tab === 'car-types' && <CarTypesPart {...loaderData} />}
      {loaderData.tab === 'cities' && <CitiesPart {...loaderData} />}
    </div>
  );
}
