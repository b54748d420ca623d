import type { ReactNode } from 'react';
import { ExpiryBadge } from '#app/staff/cabs/fleet/expiry-badge.tsx';
import { OpenButton } from '#app/staff/cabs/fleet/open-button.tsx';
import { staffDriversContent as content } from '#app/staff/cabs/fleet/texts.ts';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { SampleBadge } from '#app/staff/website/publishing/state-badge.tsx';
import type { DriverView } from './driver-view.ts';

/** A long text takes a second line, because half a date is of no use. */
const Wrapped = ({ children }: { children: ReactNode }) => (
  <span className="wrap-anywhere @4xl:leading-tight">{children}</span>
);

type Props = { drivers: DriverView[]; onOpen: (driver: DriverView) => void };

/** One line of 44 px a driver; on narrow screens a card. */
export function DriversTable({ drivers, onOpen }: Props) {
  const { columns } = content;
  return (
    <DataTable
      layout="cards"
      caption={content.caption}
      isFixed
      rows={drivers}
      rowKey={({ id }) => id}
      rowAttributes={({ id }) => ({ 'data-driver': id })}
      columns={[
        {
          key: 'name',
          header: columns.name,
          cell: (driver) => (
            <span className="flex min-w-0 items-center gap-2">
              <OpenButton
                text={driver.name}
                label={content.edit(driver.name)}
                onOpen={() => onOpen(driver)}
              />
              {driver.isSample && <SampleBadge hint={content.sampleHint} />}
            </span>
          ),
        },
        {
          key: 'phone',
          header: columns.phone,
          width: 'w-38',
          cell: ({ phoneE164, phoneText }) =>
            phoneE164 && (
              <span className="whitespace-nowrap tabular-nums">
                <TextLink href={`tel:${phoneE164}`}>{phoneText}</TextLink>
              </span>
            ),
        },
        { key: 'city', header: columns.city, width: 'w-23', cell: ({ cityName }) => cityName },
        {
          key: 'languages',
          header: columns.languages,
          width: 'w-[15%]',
          cell: ({ languages }) => <Wrapped>{languages}</Wrapped>,
        },
        {
          key: 'partner',
          header: columns.partner,
          width: 'w-[9%]',
          cell: ({ partner }) => <Wrapped>{partner || content.own}</Wrapped>,
        },
        {
          key: 'licence',
          header: columns.licence,
          width: 'w-51',
          narrow: 'labelledLine',
          cell: ({ expiry, hasLicence }) => (
            <Wrapped>
              <ExpiryBadge expiry={expiry} good={hasLicence ? content.licenceGood : content.licenceNone} />
            </Wrapped>
          ),
        },
        {
          key: 'off',
          header: columns.off,
          width: 'w-[15%]',
          narrow: 'labelled',
          cell: ({ daysOff }) => daysOff[0] && <Wrapped>{daysOff[0].text}</Wrapped>,
        },
      ]}
    />
  );
}
