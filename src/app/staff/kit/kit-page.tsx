import { useState } from 'react';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import type { RouteArgs } from '#app/staff/shell/staff-action.ts';
import { SearchIcon } from '#app/ui/icons.tsx';
import { paths } from '#paths.ts';
import { Badge } from './badge.tsx';
import { Button, ButtonLink } from './button.tsx';
import { Card } from './card.tsx';
import { Checkbox, Radio, RadioButton } from './checkbox.tsx';
import { Chip, ChipGroup, ChipLink, Chips } from './chip.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DataTable, RecordSummary } from './data-table.tsx';
import { DateField } from './date-field.tsx';
import { Dialog, SidePanel } from './dialog.tsx';
import { EmptyState } from './empty-state.tsx';
import { FilterBar, FilterDate, FilterSelect } from './filter-bar.tsx';
import { FormField } from './form-field.tsx';
import { IconButton } from './icon-button.tsx';
import { Input, Select } from './input.tsx';
import { Menu, MenuItem, MenuLink } from './menu.tsx';
import { PageTitle } from './page-title.tsx';
import { Paging } from './paging.tsx';
import { SelectField } from './select-field.tsx';
import { SumTable } from './sum-table.tsx';
import { TextField } from './text-field.tsx';
import { TextLink } from './text-link.tsx';
import { kitContent as content } from './texts.ts';
import { toast } from './toast-list.ts';

const looks = [
  'primary',
  'secondary',
  'quiet',
  'quietDanger',
  'danger',
  'dangerOutline',
  'text',
  'textDanger',
  'name',
  'ghost',
] as const;
const tones = ['solid', 'good', 'plain', 'draft', 'warn', 'danger'] as const;
const { rows, columns, words } = content;
const here = paths.adminDashboard;

/** The kit is for staff alone, as every page behind the login is. */
export async function loader({ request, context }: RouteArgs) {
  await requireStaff({ request, context });
  return null;
}

function Buttons() {
  return (
    <Card heading={content.parts.buttons}>
      {[false, true].map((disabled) => (
        <p key={String(disabled)} className="flex flex-wrap items-center gap-2">
          {looks.map((look) => (
            <Button key={look} look={look} disabled={disabled}>
              {look}
            </Button>
          ))}
          <IconButton aria-label={words.search} disabled={disabled}>
            <SearchIcon />
          </IconButton>
        </p>
      ))}
      <p className="flex flex-wrap items-center gap-3">
        <ButtonLink to={here}>{words.link}</ButtonLink>
        <TextLink to={here}>{words.link}</TextLink>
        <TextLink look="name" to={here}>
          {words.name}
        </TextLink>
        <Menu label={words.more}>
          <MenuItem>{words.save}</MenuItem>
          <MenuItem isDanger>{words.remove}</MenuItem>
          <MenuLink to={here}>{words.link}</MenuLink>
        </Menu>
      </p>
      <p className="flex flex-wrap gap-2">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </p>
    </Card>
  );
}

function Fields() {
  const [chosen, setChosen] = useState('one');
  return (
    <Card heading={content.parts.fields}>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <TextField id="kit-text" name="text" label={words.name} hint={words.hint} />
        <TextField id="kit-invalid" name="invalid" label={words.name} required invalid value={words.wrong} />
        <TextField id="kit-area" name="area" label={words.remarks} rows={2} />
        <SelectField id="kit-select" name="select" label={words.city} none={words.any} options={rows} />
        <DateField id="kit-date" name="date" label={words.day} value="2026-11-15" note={words.hint} />
        <FormField id="kit-number" label={words.amount}>
          <Input id="kit-number" isNumeric isChanged defaultValue="4500" />
        </FormField>
        <FormField id="kit-disabled" label={words.disabled}>
          <Input id="kit-disabled" disabled defaultValue={words.name} />
        </FormField>
        <FormField id="kit-disabled-select" label={words.disabled}>
          <Select id="kit-disabled-select" disabled>
            <option>{words.any}</option>
          </Select>
        </FormField>
        <FormField id="kit-file" label={words.file}>
          <Input id="kit-file" type="file" />
        </FormField>
      </div>
      <div className="flex flex-wrap gap-x-6">
        <Checkbox defaultChecked hint={words.hint}>
          {words.name}
        </Checkbox>
        <Radio name="kit-radio">{words.any}</Radio>
        <div className="flex gap-1.5">
          {['one', 'two'].map((value) => (
            <RadioButton
              key={value}
              name="kit-choice"
              value={value}
              checked={value === chosen}
              onChange={() => setChosen(value)}
            >
              {value}
            </RadioButton>
          ))}
        </div>
      </div>
    </Card>
  );
}

function Lists() {
  return (
    <Card heading={content.parts.lists}>
      <Chips label={words.parts}>
        {rows.map(({ value, label }, index) => (
          <ChipLink key={value} to={here} isCurrent={index === 0} count={index}>
            {label}
          </ChipLink>
        ))}
      </Chips>
      <ChipGroup label={words.parts}>
        <Chip aria-pressed>{words.name}</Chip>
        <Chip aria-pressed={false}>{words.any}</Chip>
      </ChipGroup>
      <FilterBar
        action={here}
        search={{ texts: { label: words.search, go: words.search }, value: '' }}
        go={words.save}
        clear={{ to: here, label: words.any }}
      >
        <FilterSelect name="city" label={words.city} any={words.any} value="" options={rows} />
        <FilterDate name="day" label={words.day} value="2026-11-15" />
      </FilterBar>
      {(['cards', 'lines', 'records', 'report'] as const).map((layout) => (
        <DataTable
          key={layout}
          layout={layout}
          caption={layout}
          isCaptionShown
          rows={rows}
          rowKey={({ value }) => value}
          columns={[
            {
              key: 'name',
              header: columns.name,
              narrow: layout === 'lines' ? 'a1' : undefined,
              sort: { to: here, direction: 'ascending' },
              cell: ({ label }) =>
                layout === 'records' ? <RecordSummary title={label} meta={words.hint} /> : label,
            },
            {
              key: 'amount',
              header: columns.amount,
              isNumeric: layout !== 'records',
              narrow: layout === 'lines' ? 'b1' : 'labelled',
              cell: ({ amount }) => amount,
            },
            {
              key: 'menu',
              header: columns.actions,
              isHeaderHidden: true,
              width: 'w-12',
              narrow: layout === 'lines' ? 'b2' : undefined,
              cell: ({ label }) => (
                <Menu label={`${words.more}: ${label}`}>
                  <MenuItem>{words.save}</MenuItem>
                </Menu>
              ),
            },
          ]}
        />
      ))}
      <SumTable
        caption={columns.amount}
        rows={rows.map(({ label, amount }, index) => ({ name: label, value: amount, isTotal: index > 0 }))}
      />
      <Paging
        label={words.paging}
        place={words.place}
        steps={[
          { label: words.previous, to: undefined },
          { label: words.next, to: here },
        ]}
      />
      <EmptyState>{words.none}</EmptyState>
    </Card>
  );
}

type Open = 'dialog' | 'panel' | 'confirm';

function Layers() {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <Card heading={content.parts.layers}>
      <p className="flex flex-wrap gap-2">
        {(['dialog', 'panel', 'confirm'] as const).map((one) => (
          <Button key={one} look="secondary" aria-haspopup="dialog" onClick={() => setOpen(one)}>
            {content.open[one]}
          </Button>
        ))}
        <Button look="secondary" onClick={() => toast(words.saved, { label: words.undo, run: close })}>
          {content.open.toast}
        </Button>
      </p>
      {open === 'dialog' && (
        <Dialog title={content.open.dialog} onClose={close}>
          <TextField id="kit-in-dialog" name="text" label={words.name} />
        </Dialog>
      )}
      {open === 'panel' && (
        <SidePanel title={content.open.panel} onClose={close}>
          <TextField id="kit-in-panel" name="text" label={words.name} />
        </SidePanel>
      )}
      {open === 'confirm' && (
        <ConfirmDialog
          title={content.open.confirm}
          go={words.remove}
          keep={words.keep}
          onConfirm={(dialog) => dialog?.close()}
          onClose={close}
        >
          <p>{words.hint}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** Every component of the kit in its states, in development only. */
export default function KitPage() {
  return (
    <div className="grid gap-4">
      <title>{content.title}</title>
      <PageTitle actions={<Button>{words.save}</Button>}>{content.title}</PageTitle>
      <Buttons />
      <Fields />
      <Lists />
      <Layers />
    </div>
  );
}
