import { useLocation } from 'react-router';
import { StagePill } from '#app/staff/enquiries/stage-pill.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import type { Stage } from '#domain/enquiries/stages.ts';
import { customerDataPath, enquiryPath } from '#staff-paths.ts';
import { staffEnquiryContent as content } from './texts.ts';

export type CustomerRowView = { id: string; name: string; contact: string };

/** Another enquiry of the customer, and whether it can be joined into this one. */
export type OtherEnquiry = {
  id: string;
  reference: string;
  stage: Stage;
  about: string;
  mayJoin: boolean;
  isJoined: boolean;
};

type CustomersProps = {
  heading: string;
  customers: readonly CustomerRowView[];
  act: string;
  labelOf: (name: string) => string;
  onAct: (id: string) => void;
};

export function CustomerList({ heading, customers, act, labelOf, onAct }: CustomersProps) {
  if (customers.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h2 className="font-sans font-semibold text-sm">{heading}</h2>
      <ul className="grid gap-1">
        {customers.map(({ id, name, contact }) => (
          <li key={id} className="flex items-center justify-between gap-2">
            <span className="wrap-anywhere">
              {name} <span className="text-quiet text-sm">{contact}</span>
            </span>
            <Button look="quiet" aria-label={labelOf(name)} onClick={() => onAct(id)}>
              {act}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

export type CustomerSectionProps = {
  customerId: string | undefined;
  merged: readonly CustomerRowView[];
  others: readonly OtherEnquiry[];
  onUnmerge: (id: string) => void;
  onJoin: (id: string) => void;
  onUnjoin: (id: string) => void;
};

function Others({ others, onJoin, onUnjoin }: Pick<CustomerSectionProps, 'others' | 'onJoin' | 'onUnjoin'>) {
  const { state } = useLocation();
  return (
    <ul className="grid gap-1">
      {others.map(({ id, reference, stage, about, mayJoin, isJoined }) => (
        <li key={id} className="flex items-center justify-between gap-2">
          <span className="min-w-0">
            <TextLink to={enquiryPath(id)} state={state}>
              {reference}
            </TextLink>{' '}
            <StagePill stage={stage} /> <span className="text-quiet text-sm">{about}</span>
          </span>
          {mayJoin && (
            <Button look="quiet" aria-label={content.joined.joinThis(reference)} onClick={() => onJoin(id)}>
              {content.joined.join}
            </Button>
          )}
          {isJoined && (
            <Button
              look="quiet"
              aria-label={`${content.joined.unjoin} ${reference}`}
              onClick={() => onUnjoin(id)}
            >
              {content.joined.unjoin}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The customer's other enquiries, which can be joined into this one, and their merged records. */
export function CustomerSection({ customerId, merged, others, onUnmerge, ...join }: CustomerSectionProps) {
  return (
    <div className="grid gap-2 pt-1">
      <h3 className="font-sans font-semibold text-sm">{content.others}</h3>
      {others.length === 0 ? (
        <p className="text-quiet text-sm">{content.noOthers}</p>
      ) : (
        <Others others={others} {...join} />
      )}
      <CustomerList
        heading={content.merged}
        customers={merged}
        act={content.part}
        labelOf={content.partFrom}
        onAct={onUnmerge}
      />
      {customerId && <TextLink to={customerDataPath(customerId)}>{content.customerData}</TextLink>}
    </div>
  );
}
