import { Link, useLocation } from 'react-router';
import { staffEnquiryContent as content } from '#app/content/staff/enquiry.ts';
import type { ShownEnquiry } from '#app/staff/enquiries/inbox/shown-enquiry.ts';
import { type SessionCheck, statusOf } from '#app/staff/ui/action-result.ts';
import { Panel } from '#app/staff/ui/panel.tsx';
import { useAction } from '#app/staff/ui/use-action.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import { customerDataPath, enquiryPath } from '#paths.ts';

export type ShownCustomer = { id: string; name: string; reach: string };

type Props = {
  customerId: string | undefined;
  alike: ShownCustomer[];
  merged: ShownCustomer[];
  others: ShownEnquiry[];
  isSessionOver: SessionCheck;
};

type CustomersProps = {
  heading: string;
  customers: ShownCustomer[];
  act: string;
  labelOf: (name: string) => string;
  onAct: (id: string) => void;
};

function CustomerList({ heading, customers, act, labelOf, onAct }: CustomersProps) {
  if (customers.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h3 className="font-sans font-semibold text-base">{heading}</h3>
      <ul className="grid gap-1">
        {customers.map(({ id, name, reach }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="wrap-anywhere">
              {name} <span className="text-quiet text-sm">{reach}</span>
            </span>
            <button
              type="button"
              aria-label={labelOf(name)}
              className="min-h-11 rounded-lg border border-line px-3 font-semibold text-teal hover:border-teal"
              onClick={() => onAct(id)}
            >
              {act}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function CustomerPanel({ customerId, alike, merged, others, isSessionOver }: Props) {
  const { state } = useLocation();
  const { send, result } = useAction({ isSessionOver });
  const status = result && statusOf(result);
  return (
    <Panel heading={content.customer}>
      <h3 className="font-sans font-semibold text-base">{content.others}</h3>
      {others.length === 0 && <p className="text-quiet">{content.noOthers}</p>}
      <ul className="grid gap-1">
        {others.map(({ id, reference, stageName, about }) => (
          <li key={id}>
            <Link
              to={enquiryPath(id)}
              state={state}
              className="inline-flex min-h-8 items-center text-teal underline"
            >
              {reference}
            </Link>{' '}
            <span className="text-quiet text-sm">
              {stageName} · {about}
            </span>
          </li>
        ))}
      </ul>
      {customerId && (
        <>
          <CustomerList
            heading={content.alike}
            customers={alike}
            act={content.merge}
            labelOf={content.mergeWith}
            onAct={(from) => send({ intent: 'merge', from, into: customerId })}
          />
          <CustomerList
            heading={content.merged}
            customers={merged}
            act={content.part}
            labelOf={content.partFrom}
            onAct={(id) => send({ intent: 'part', id })}
          />
          <StatusLine text={status?.text} tone={status?.tone ?? 'good'} takesRoom={false} />
          <Link
            to={customerDataPath(customerId)}
            className="inline-flex min-h-11 items-center text-teal underline"
          >
            {content.customerData}
          </Link>
        </>
      )}
    </Panel>
  );
}
