import { done } from '#app/staff/forms/action-result.ts';
import { intent, staffIntents } from '#app/staff/shell/intents.ts';
import { monthText } from '#domain/money/periods/month.ts';
import { periodMessages } from '#domain/money/periods/period-messages.ts';
import { lockPeriod } from '#domain/money/periods/period-service.ts';
import { maxShortFormKiB } from '#platform/http/body.ts';
import { textFields } from '#platform/http/input.ts';

export const handleExports = staffIntents(maxShortFormKiB, {
  lock: intent(textFields('month', 'confirmed'), async ({ db, actor }, { month, confirmed }) => {
    await lockPeriod(db, actor, { month, isConfirmed: confirmed !== '' });
    return done(periodMessages.locked(monthText(month)));
  }),
});
