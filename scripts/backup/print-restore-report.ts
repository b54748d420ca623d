import type { finishRestore } from './finish-restore.ts';

type Finished = Awaited<ReturnType<typeof finishRestore>>;

const lastOf = ({ numbers }: Finished, table: string) => numbers.get(`public.${table}_id_seq`) ?? 0n;

export function printRestoreReport(finished: Finished): void {
  const { sessions, droppedJobs, erased, toPrint, users } = finished;
  const lines = [
    `New enquiries are numbered after ${lastOf(finished, 'enquiries')}, new bookings after B${lastOf(finished, 'bookings')}.`,
    `Ended ${sessions} sessions. Everyone has to log in again.`,
    `Dropped ${droppedJobs} outdated mails.`,
    `Erased again: ${erased.enquiries} enquiries, ${erased.customers} customers, ${erased.bookings} bookings, ${erased.drivers} drivers.`,
    `The worker will print ${toPrint} missing files.`,
    `These users can log in; remove those who left after the backup: ${users.join(', ') || 'none'}.`,
    'Done. Web and worker may be started.',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
