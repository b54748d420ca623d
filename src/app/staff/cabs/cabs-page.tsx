import { Link } from 'react-router';
import { staffCabsContent as content } from '#app/content/staff/fares.ts';
import { pageContext } from '#app/page-context.ts';
import { RatesStanding } from '#app/staff/rates/rates-standing.tsx';
import { presentStanding } from '#app/staff/rates/shown-rates.ts';
import { requireStaff } from '#app/staff/require-staff.ts';
import { staleOnError } from '#app/staff/shell/offline.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { readRatesOverview } from '#domain/fares/rates/rate-staff-service.ts';
import type { Route } from './+types/cabs-page.ts';

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const overview = await readRatesOverview(context.get(pageContext).db, actor, new Date());
  return { standing: presentStanding(overview) };
}

export const clientLoader = staleOnError<Route.ClientLoaderArgs>('staff/cabs/cabs-page');

export default function CabsPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="grid max-w-3xl gap-5">
      <h1 className="text-3xl">{content.title}</h1>
      <RatesStanding standing={loaderData.standing} />
      <ul className="grid gap-3 sm:grid-cols-2">
        {content.parts.map(({ name, path, text }) => (
          <li key={path}>
            <Link
              to={path}
              className="grid h-full content-start gap-1 rounded-2xl border border-line bg-card p-5 hover:border-teal"
            >
              <span className="font-semibold text-lg text-teal underline">{name}</span>
              <span className="text-quiet">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
