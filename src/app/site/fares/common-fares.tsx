import { farePagesContent } from '#app/content/site/fare-pages.ts';
import { Section } from '#app/ui/section.tsx';
import { durationText } from '#domain/fares/routes/typed-duration.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { taxiRoutePath } from '#paths.ts';
import type { CommonFares as Props } from './read-common-fares.ts';
import { shortName } from './route-content.ts';

const { common: texts } = farePagesContent;

/** As many rides as the table has, the nearest ones. */
const maxRides = 15;

/** On a phone the prices of a ride stand side by side below its name, in as many columns as fit. */
const onPhones =
  'max-sm:grid max-sm:grid-cols-[repeat(auto-fit,minmax(min(4.25rem,100%),1fr))] max-sm:gap-x-2';

function FareTable({ cars, rides }: Omit<Props, 'from'>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a table that is laid out as blocks has lost its own roles
    <table role="table" className="w-full border-collapse text-left max-sm:block">
      <caption className="pb-3 text-left text-quiet text-sm max-sm:block">{texts.caption}</caption>
      <thead role="rowgroup" className="max-sm:block">
        <tr role="row" className={`border-teal border-b-2 text-sm ${onPhones}`}>
          <th role="columnheader" scope="col" className="py-2 pr-3 font-semibold max-sm:sr-only">
            {texts.to}
          </th>
          {cars.map(({ code, name }) => (
            <th
              key={code}
              role="columnheader"
              scope="col"
              className="py-2 font-semibold sm:pl-3 sm:text-right"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {rides.map(({ to, km, minutes, page, fares }) => (
          <tr key={to} role="row" className={`border-line border-b max-sm:py-1.5 ${onPhones}`}>
            <th
              role="rowheader"
              scope="row"
              className="py-2 pr-3 font-semibold max-sm:col-span-full max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-x-3 max-sm:p-0"
            >
              {page ? (
                <a className="inline-block py-1 text-teal underline" href={taxiRoutePath(page)}>
                  {to}
                </a>
              ) : (
                <span className="inline-block py-1">{to}</span>
              )}
              <span className="font-normal text-quiet text-sm sm:block">
                {texts.drive(km, durationText(minutes))}
              </span>
            </th>
            {cars.map(({ code }) => (
              <td
                key={code}
                role="cell"
                className="align-top tabular-nums leading-8 max-sm:leading-7 sm:py-2 sm:pl-3 sm:text-right"
              >
                {fares
                  .filter(({ carType }) => carType === code)
                  .map(({ totalPaise }) => formatPaise(totalPaise))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}

/** None while no rates are confirmed. */
export const commonFaresPart = ({ from, cars, rides }: Props) =>
  rides.length === 0
    ? undefined
    : {
        id: texts.id,
        heading: texts.heading(shortName(from)),
        view: (
          <Section id={texts.id} heading={texts.heading(shortName(from))}>
            {/* Many types of car are wider than a tablet. */}
            <div className="overflow-x-auto">
              <FareTable cars={cars} rides={rides.slice(0, maxRides)} />
            </div>
          </Section>
        ),
      };
