import { useEffect, useRef } from 'react';
import { staffAmountsContent as content } from '#app/content/staff/amounts.ts';
import { staffPublishingContent } from '#app/content/staff/publishing.ts';
import { pageContext } from '#app/page-context.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { NumberedPaging } from '#app/staff/kit/paging.tsx';
import { requireStaff } from '#app/staff/require-staff.ts';
import { staffAction } from '#app/staff/shell/staff-action.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { done, statusOf } from '#app/staff/ui/action-result.ts';
import { FormStatusLine } from '#app/staff/ui/form-status-line.tsx';
import { type ActionForm, useActionForm } from '#app/staff/ui/use-action-form.ts';
import { confirmAmountsChecked, listAmountsToCheck } from '#domain/amount-review/amount-review-service.ts';
import { shownTime } from '#domain/shared/india-time.ts';
import { Failure } from '#platform/failure.ts';
import { maxShortFormKiB, readFields } from '#platform/http/body.ts';
import { textFields } from '#platform/http/input.ts';
import type { Route } from './+types/amounts-page.ts';
import { AmountList } from './amount-list.tsx';
import { presentAmount } from './shown-amount.ts';

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const wanted = Number(new URL(request.url).searchParams.get('page'));
  const found = await listAmountsToCheck(context.get(pageContext).db, actor, wanted);
  const { amounts, total, page, totalPages, foundAt, checkedAt, checkedBy } = found;
  return {
    ...{ total, page, totalPages, checkedBy },
    amounts: amounts.map(presentAmount),
    foundAt: shownTime(foundAt),
    checkedAt: checkedAt && shownTime(checkedAt),
  };
}

export const action = (args: Route.ActionArgs) =>
  staffAction(args, async (actor) => {
    const { intent } = await readFields(args.request, maxShortFormKiB, textFields('intent'));
    if (intent !== 'confirm') throw new Failure('invalid');
    await confirmAmountsChecked(args.context.get(pageContext).db, actor);
    return done(content.done);
  });

type Found = Route.ComponentProps['loaderData'];

function Closed({ checkedBy, checkedAt }: Found) {
  return <p>{checkedAt ? content.checked(checkedBy, checkedAt) : content.none}</p>;
}

/** Shown at the end of the last page, after all amounts were seen. */
function Confirm({ form: { isBusy, onSubmit } }: { form: ActionForm }) {
  return (
    <form method="post" onSubmit={onSubmit} className="grid justify-items-start gap-2">
      <input type="hidden" name="intent" value="confirm" />
      <Button type="submit" aria-disabled={isBusy}>
        {content.confirm}
      </Button>
      <p className="text-quiet text-sm">{content.confirmHint}</p>
    </form>
  );
}

export default function AmountsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { amounts, total, page, totalPages, foundAt } = loaderData;
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useActionForm({ working: '' });
  // A form that was sent before the script ran has its result in the action's data.
  const status = form.status ?? (actionData && statusOf(actionData));
  const isDone = form.isDone || actionData?.done === true;

  // The clicked button has been removed, so the focus must be set.
  useEffect(() => {
    if (isDone) heading.current?.focus();
  }, [isDone]);

  return (
    <div className="grid max-w-4xl gap-5">
      <PageTitle ref={heading} tabIndex={-1}>
        {content.title}
      </PageTitle>
      {total > 0 && (
        <div className="grid gap-2">
          <p>{content.why(foundAt)}</p>
          <p>{content.whatToDo}</p>
        </div>
      )}
      {total === 0 ? <Closed {...loaderData} /> : <AmountList amounts={amounts} />}
      {totalPages > 1 && (
        <NumberedPaging texts={staffPublishingContent.paging} page={page} totalPages={totalPages} />
      )}
      <FormStatusLine status={status} takesRoom={false} />
      {total > 0 && page === totalPages && <Confirm form={form} />}
    </div>
  );
}
