import { packagePageContent as content } from '#app/content/site/package-page.ts';
import type { DescribedTourPackage } from '#domain/tour-packages/tour-package.ts';

const rows = [
  'category',
  'country',
  'duration',
  'inclusions',
  'activities',
  'packageType',
] as const satisfies readonly (keyof typeof content.factNames)[];

export function PackageFacts({ tourPackage }: { tourPackage: DescribedTourPackage }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{content.factsCaption}</caption>
      <tbody>
        {rows
          .filter((row) => tourPackage[row] !== '')
          .map((row) => (
            <tr key={row} className="border-line border-b first:border-t">
              <th scope="row" className="w-2/5 py-2 pr-4 align-top font-semibold sm:w-1/4">
                {content.factNames[row]}
              </th>
              <td className="py-2 align-top text-quiet">{tourPackage[row]}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
