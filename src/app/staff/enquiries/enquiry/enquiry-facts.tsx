import { staffEnquiryContent as content } from '#app/content/staff/enquiry.ts';
import { Panel } from '#app/staff/ui/panel.tsx';
import type { ShownFact, ShownFullEnquiry } from './shown-full-enquiry.ts';

export function Facts({ facts }: { facts: ShownFact[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {facts.map(({ name, value, href }) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-quiet">{name}</dt>
          <dd className="wrap-anywhere">
            {href ? (
              <a href={href} className="text-teal underline">
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function EnquiryMessage({ enquiry }: { enquiry: ShownFullEnquiry }) {
  return (
    <Panel heading={content.words}>
      <p className={`whitespace-pre-wrap wrap-anywhere ${enquiry.message ? '' : 'text-quiet'}`}>
        {enquiry.message || content.nothing}
      </p>
      {enquiry.isErased && <p className="text-brick">{content.erased}</p>}
    </Panel>
  );
}

export function EnquiryFacts({ enquiry }: { enquiry: ShownFullEnquiry }) {
  return (
    <>
      <Panel heading={content.contact}>
        <Facts facts={enquiry.contact} />
      </Panel>
      <Panel heading={content.origin}>
        <Facts facts={enquiry.origin} />
      </Panel>
    </>
  );
}
