import { Link } from 'react-router';
import { ScriptButton } from '#app/staff/ui/script-button.tsx';
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
              <Link to={customerPath(id)} className="font-semibold text-teal underline">
                {name}
              </Link>
            </p>
            <p className="truncate text-quiet text-sm">{contact}</p>
            {why && <p className="text-sm">{why}</p>}
          </div>
          <ScriptButton
            aria-label={labelOf(name)}
            className="min-h-11 shrink-0 rounded-lg border border-line px-3 font-semibold text-teal hover:border-teal"
            onClick={() => onAct(id)}
          >
            {act}
          </ScriptButton>
        </li>
      ))}
    </ul>
  );
}
