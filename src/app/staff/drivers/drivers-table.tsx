import { staffDriversContent as content } from '#app/content/staff/cabs/fleet.ts';
import { ExpiryBadge } from '#app/staff/cabs/fleet/expiry-badge.tsx';
import { OpenButton } from '#app/staff/cabs/fleet/open-button.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import {
  ColumnHeader,
  HeaderRow,
  ListCell,
  ListRow,
  ListTable,
  RowHeader,
} from '#app/staff/ui/list-table.tsx';
import { SampleBadge } from '#app/staff/ui/state-badge.tsx';
import type { ShownDriver } from './shown-driver.ts';

const layout = '4xl';
const rowClass =
  '@max-4xl:flex-wrap @max-4xl:items-center @max-4xl:gap-x-4 @max-4xl:bg-card @max-4xl:py-2 @4xl:h-11 @4xl:hover:bg-sand';
const cellClass = 'py-1 pr-4 @4xl:align-middle';
/** A long text takes a second line, because half a date is of no use. */
const wrapped = 'wrap-anywhere @4xl:leading-tight';

type Props = { drivers: ShownDriver[]; onOpen: (driver: ShownDriver) => void };

/** One line of 44 px a driver; on narrow screens a card. */
export function DriversTable({ drivers, onOpen }: Props) {
  const { columns } = content;
  return (
    <ListTable
      layout={layout}
      caption={content.caption}
      className="text-[0.95rem] @4xl:table-fixed"
      head={
        <HeaderRow>
          {Object.values(columns).map((name) => (
            <ColumnHeader
              key={name}
              className="py-1 pr-4 font-semibold text-sm nth-2:w-38 nth-3:w-23 nth-4:w-[15%] nth-5:w-[9%] nth-6:w-51 last:w-[15%]"
            >
              {name}
            </ColumnHeader>
          ))}
        </HeaderRow>
      }
    >
      {drivers.map((driver) => (
        <ListRow key={driver.id} layout={layout} data-driver={driver.id} className={rowClass}>
          <RowHeader className={`${cellClass} font-normal @max-4xl:w-full`}>
            <span className="flex min-w-0 items-center gap-2">
              <OpenButton
                text={driver.name}
                label={content.edit(driver.name)}
                onOpen={() => onOpen(driver)}
              />
              {driver.isSample && <SampleBadge hint={content.sampleHint} />}
            </span>
          </RowHeader>
          <ListCell
            layout={layout}
            column=""
            hasLabel={false}
            className={`${cellClass} whitespace-nowrap tabular-nums`}
          >
            {driver.phoneE164 && (
              <TextLink look="name" href={`tel:${driver.phoneE164}`}>
                {driver.shownPhone}
              </TextLink>
            )}
          </ListCell>
          <ListCell layout={layout} column="" hasLabel={false} className={cellClass}>
            {driver.cityName}
          </ListCell>
          <ListCell layout={layout} column="" hasLabel={false} className={`${cellClass} ${wrapped}`}>
            {driver.languages}
          </ListCell>
          <ListCell layout={layout} column="" hasLabel={false} className={`${cellClass} ${wrapped}`}>
            {driver.partner || content.own}
          </ListCell>
          <ListCell
            layout={layout}
            column={`${columns.licence}: `}
            className={`${cellClass} ${wrapped} @max-4xl:w-full`}
          >
            <ExpiryBadge
              expiry={driver.expiry}
              good={driver.hasLicence ? content.licenceGood : content.licenceNone}
            />
          </ListCell>
          <ListCell layout={layout} column={`${columns.off}: `} className={`${cellClass} ${wrapped}`}>
            {driver.daysOff[0]?.text}
          </ListCell>
        </ListRow>
      ))}
    </ListTable>
  );
}
