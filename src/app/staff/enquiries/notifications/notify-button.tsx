import { useState } from 'react';
import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { useHydrated } from '#app/staff/kit/use-hydrated.ts';
import { canNotify } from './notification.ts';

const content = staffEnquiriesContent.live;

/** Asks for the notification permission only on a click. */
export function NotifyButton() {
  const isHydrated = useHydrated();
  const [answeredPermission, setAnsweredPermission] = useState<NotificationPermission>();
  if (!isHydrated || !canNotify()) return null;
  const permission = answeredPermission ?? Notification.permission;
  if (permission !== 'default')
    return (
      <p role="status" className="text-quiet text-sm">
        {permission === 'granted' ? content.notifying : content.refused}
      </p>
    );
  return (
    <Button look="text" onClick={async () => setAnsweredPermission(await Notification.requestPermission())}>
      {content.notify}
    </Button>
  );
}
