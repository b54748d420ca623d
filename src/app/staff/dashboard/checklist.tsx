import { useAction } from '#app/staff/forms/use-action.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { IconButton } from '#app/staff/kit/icon-button.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { CheckIcon, CloseIcon } from '#app/ui/icons.tsx';
import type { Step, Checklist as Steps } from '#domain/reports/checklist-service.ts';
import { paths } from '#paths.ts';
import { staffDashboardContent } from './texts.ts';

const content = staffDashboardContent.checklist;

const pathOf: Record<Step, string> = {
  contact: paths.adminSettings,
  colleague: paths.manageUsers,
  package: paths.adminTourPackages,
  reply: paths.adminReplies,
  quote: paths.adminMessages,
};

/** The first steps of a new agency, until all are done or the staff member hides them. */
export function Checklist({ steps }: { steps: Steps | undefined }) {
  const options = { action: `${paths.adminDashboard}?index` };
  // Apart, because each sends one request at a time: a live reload may show the steps before the undo is answered.
  const { send: sendHide } = useAction(options);
  const { send: sendShow } = useAction(options);
  const { toast } = useStatus();
  if (!steps) return null;
  const next = steps.find(({ isDone }) => !isDone)?.step;
  const hide = async () => {
    const result = await sendHide({ intent: 'hide-checklist' });
    const show = () => void sendShow({ intent: 'show-checklist' });
    if (result?.done) toast(result.text, { label: content.undo, run: show });
  };
  return (
    <section
      aria-labelledby="checklist"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-xl border border-teal bg-card px-4 py-1.5"
    >
      <h2 id="checklist" className="grow font-sans text-base lg:grow-0">
        {content.heading(steps.filter(({ isDone }) => isDone).length, steps.length)}
      </h2>
      <ol className="order-last flex min-w-0 flex-wrap gap-x-4 max-lg:w-full lg:order-none">
        {steps.map(({ step, isDone }) => (
          <li key={step} className={isDone ? 'max-lg:hidden' : ''}>
            {isDone ? (
              <span className="inline-flex min-h-11 items-center gap-1 text-quiet lg:min-h-9">
                <CheckIcon className="size-4" />
                {content.steps[step]}
                <span className="sr-only"> {content.done}</span>
              </span>
            ) : (
              <span className={step === next ? 'font-semibold' : ''}>
                <TextLink to={pathOf[step]}>{content.steps[step]}</TextLink>
              </span>
            )}
          </li>
        ))}
      </ol>
      <span className="lg:ml-auto">
        <IconButton aria-label={content.hide} onClick={hide}>
          <CloseIcon />
        </IconButton>
      </span>
    </section>
  );
}
