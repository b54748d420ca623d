import { Button } from '#app/staff/kit/button.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { customerPath } from '#staff-paths.ts';

type Other = { id: string; name: string; contact: string; why?: string };

type Props = {
  others: readonly Other[];
  act: string;
  labelOf: (name: string) => string;
  onAct: (id: string) => void;
};

/** Customers with their contact data and a button for each. */
export function CustomerRows({ others, act, labelOf, onAct }: Props) {
  return (
    <ul className="divide-y divide-line">
      {others.map(({ id, name, contact, why }) => (
        <li key={id} className="flex items-center justify-between gap-3 py-1.5">
          <div className="min-w-0">
            <p className="truncate">
              <TextLink look="inline" to={customerPath(id)}>
                {name}
              </TextLink>
            </p>
            <p className="truncate text-quiet text-sm">{contact}</p>
            {why && <p className="text-sm">{why}</p>}
          </div>
          <Button look="quiet" aria-label={labelOf(name)} onClick={() => onAct(id)}>
            {act}
          </Button>
        </li>
      ))}
    </ul>
  );
}
