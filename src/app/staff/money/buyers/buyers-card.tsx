import { useState } from 'react';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useAction } from '#app/staff/forms/use-action.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import type { BuyerView } from '#domain/documents/buyers/buyer.ts';
import { stateName } from '#domain/shared/indian-states.ts';
import { BuyerPopup, type BuyerStart } from './buyer-popup.tsx';
import { staffBuyersContent as content } from './texts.ts';

const factsOf = ({ gstin, state, panEnd, isBodyCorporate, billsMonthly }: BuyerView): string =>
  [
    gstin,
    stateName(state),
    panEnd && content.facts.pan(panEnd),
    isBodyCorporate && content.facts.company,
    billsMonthly && content.facts.monthly,
  ]
    .filter(Boolean)
    .join(', ');

type Props = { customerId: string; start: BuyerStart; buyers: readonly BuyerView[] };

/** Who the bills of a customer may name instead of the customer. */
export function BuyersCard({ customerId, start, buyers }: Props) {
  const [opened, setOpened] = useState<BuyerView | 'new'>();
  const { status, setStatus, sayResult } = useStatus();
  const { send } = useAction();
  const end = async (id: string) => {
    const result = await send({ intent: 'buyer-end', id });
    if (result) sayResult(result);
  };
  return (
    <Card heading={content.heading}>
      <FormStatusLine status={status} takesRoom={false} />
      {buyers.length === 0 && <EmptyState>{content.none}</EmptyState>}
      <ul className="divide-y divide-line empty:hidden">
        {buyers.map((buyer) => (
          <li key={buyer.id} className="grid gap-0.5 py-2">
            <p className="font-semibold wrap-anywhere">{buyer.name}</p>
            {buyer.address && <p className="whitespace-pre-line text-sm wrap-anywhere">{buyer.address}</p>}
            <p className="text-quiet text-sm wrap-anywhere">{factsOf(buyer)}</p>
            {buyer.billEmail && <p className="text-quiet text-sm wrap-anywhere">{buyer.billEmail}</p>}
            <div className="flex flex-wrap gap-x-4">
              <Button
                look="text"
                aria-haspopup="dialog"
                aria-label={content.change(buyer.name)}
                onClick={() => setOpened(buyer)}
              >
                {content.changeShort}
              </Button>
              <Button
                look="text"
                aria-label={`${content.end}: ${buyer.name}`}
                onClick={() => void end(buyer.id)}
              >
                {content.end}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div>
        <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpened('new')}>
          {content.add}
        </Button>
      </div>
      {opened && (
        <BuyerPopup
          customerId={customerId}
          start={start}
          buyer={opened === 'new' ? undefined : opened}
          onDone={(text) => setStatus({ text, tone: 'good' })}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  );
}
