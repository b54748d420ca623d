import { data } from 'react-router';
import { paths } from '#paths.ts';

export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => [{ title: 'Page not found' }, { name: 'robots', content: 'noindex' }];

export default function NotFoundPage() {
  return (
    <div className="mx-auto grid max-w-xl gap-4 px-5 py-16">
      <h1 className="text-4xl">There is no page at this address.</h1>
      <p className="text-quiet">It may have moved, or the link lost a letter on its way. These will help:</p>
      <ul className="grid gap-2 font-semibold text-teal">
        <li>
          <a className="underline" href={paths.home}>
            Home
          </a>
        </li>
        <li>
          <a className="underline" href={paths.bhutanPackages}>
            Bhutan tour packages
          </a>
        </li>
        <li>
          <a className="underline" href={paths.contact}>
            Contact us
          </a>
        </li>
      </ul>
    </div>
  );
}
