import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import { Dialog } from '#app/staff/kit/dialog.tsx';

const content = staffEnquiriesContent.keys;

export function KeysPopup({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={content.title} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {content.list.map(([key, what]) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid">
            <dt>
              <kbd className="inline-block min-w-8 rounded border border-line bg-sand px-2 text-center font-sans">
                {key}
              </kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
