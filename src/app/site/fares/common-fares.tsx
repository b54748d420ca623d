import { faresContent } from '#app/content/site/fares.ts';
import { Section } from '#app/ui/section.tsx';
import { shownMinutes } from '#domain/fares/routes/typed-duration.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { taxiRoutePath } from '#paths.ts';
import type { CommonFares as Props } from './read-common-fares.ts';
import { shortName } from './route-content.ts';

const { common: texts } = faresContent;

const familySeats = 6;

/** On a phone a table has room for two prices: that of the smallest car and that of the car for a family. */
function hiddenOnPhones(cars: Props['cars']): (code: string) => string {
  const family = cars.find(({ seats }) => seats >= familySeats) ?? cars.at(-1);
  const shown = [cars[0]?.code, family?.code];
  return (code) => (shown.includes(code) ? '' : 'max-sm:hidden');
}

function FareTable({ cars, rides }: Omit<Props, 'from'>) {
  const hidden = hiddenOnPhones(cars);
  return (
    <table className="w-full border-collapse text-left">
      <caption className="pb-3 text-left text-quiet text-sm">{texts.caption}</caption>
      <thead>
        <tr className="border-teal border-b-2 text-sm">
          <th scope="col" className="py-2 pr-3 font-semibold">
            {texts.to}
          </th>
          {cars.map(({ code, name }) => (
            <th key={code} scope="col" className={`py-2 pl-3 text-right font-semibold ${hidden(code)}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rides.map(({ to, km, minutes, page, fares }) => (
          <tr key={to} className="border-line border-b">
            <th scope="row" className="py-2 pr-3 font-semibold">
              {page ? (
                <a className="inline-block py-1 text-teal underline" href={taxiRoutePath(page)}>
                  {to}
                </a>
              ) : (
                <span className="inline-block py-1">{to}</span>
              )}
              <span className="block font-normal text-quiet text-sm">
                {texts.drive(km, shownMinutes(minutes))}
              </span>
            </th>
            {cars.map(({ code }) => (
              <td
                key={code}
                className={`py-2 pl-3 text-right align-top leading-8 tabular-nums ${hidden(code)}`}
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
            {/* At 200% text size three columns are wider than a phone. */}
            <div className="overflow-x-auto">
              <FareTable cars={cars} rides={rides} />
            </div>
          </Section>
        ),
      };
