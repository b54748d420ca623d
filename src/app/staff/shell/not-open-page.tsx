import type { LoaderFunctionArgs } from 'react-router';
import { useLocation } from 'react-router';
import { shellContent as content } from '#app/content/staff/shell.ts';
import { requireStaff } from '#app/staff/require-staff.ts';
import { staffMeta } from './staff-meta.ts';

const plain = (path: string) => path.replace(/\/$/, '');
const nameAt = (pathname: string) =>
  content.groups.flatMap(({ entries }) => [...entries]).find(({ path }) => plain(path) === plain(pathname))
    ?.name ?? content.brand;

export const meta = ({ location }: { location: { pathname: string } }) =>
  staffMeta(nameAt(location.pathname));

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff({ request, context });
  return null;
}

/** The placeholder for menu entries whose pages do not exist yet. */
export default function NotOpenPage() {
  const { pathname } = useLocation();
  return (
    <div className="grid max-w-prose gap-3">
      <h1 className="text-3xl">{nameAt(pathname)}</h1>
      <p className="font-semibold">{content.notOpen}</p>
      <p className="text-quiet">{content.notOpenText}</p>
    </div>
  );
}
