import { staffEnquiryContent } from '#app/content/staff/enquiry.ts';
import type { ShownMail } from './shown-mail.ts';

const content = staffEnquiryContent.mail;

/** Below the text of a customer's mail: its attachments, and the earlier mails that it repeats, folded. */
export function MailDetails({ mail: { quoted, files, hint } }: { mail: ShownMail }) {
  return (
    <>
      {hint && <p className="text-quiet">{hint}</p>}
      {files.length > 0 && (
        <div className="text-sm">
          <p className="text-quiet">{content.attached}</p>
          <ul className="list-disc pl-5">
            {files.map((file, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two attachments may have one name
              <li key={index} className="wrap-anywhere">
                {file}
              </li>
            ))}
          </ul>
        </div>
      )}
      {quoted && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-teal underline lg:min-h-6">
            {content.quoted}
          </summary>
          <p className="whitespace-pre-wrap border-line border-l-2 pl-3 text-quiet text-sm wrap-anywhere">
            {quoted}
          </p>
        </details>
      )}
    </>
  );
}
