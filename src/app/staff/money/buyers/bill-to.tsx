import { Select } from '#app/staff/kit/input.tsx';
import { staffBuyersContent } from './texts.ts';

const content = staffBuyersContent.ofBooking;

type Props = {
  chosenId: string;
  buyers: readonly { id: string; name: string }[];
  onChoose: (buyerId: string) => void;
};

/** Who the documents of a booking name. */
export function BillTo({ chosenId, buyers, onChoose }: Props) {
  if (buyers.length === 0 && chosenId === '') return null;
  const isListed = chosenId === '' || buyers.some(({ id }) => id === chosenId);
  return (
    <label className="flex flex-wrap items-center gap-2">
      <span className="text-quiet">{content.label}</span>
      <div className="w-56 max-w-full">
        <Select needsScript value={chosenId} onChange={(event) => onChoose(event.target.value)}>
          <option value="">{content.customer}</option>
          {buyers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {!isListed && <option value={chosenId}>{content.former}</option>}
        </Select>
      </div>
    </label>
  );
}
