import { shellContent as content } from '#app/content/staff/shell.ts';
import type { ShellUser } from './use-staff-user.ts';

const order = ['name', 'adminStatus', 'username', 'designation', 'address'] as const;

export function UserFacts({ user }: { user: ShellUser }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
      {order.map((fact) => (
        <div key={fact} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-quiet">{content.facts[fact]}</dt>
          <dd className="wrap-anywhere">{user[fact] || content.nothing}</dd>
        </div>
      ))}
    </dl>
  );
}
