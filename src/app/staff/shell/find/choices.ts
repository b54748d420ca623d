import { allowedGroups } from '#app/staff/shell/menu/side-menu.tsx';
import { mayOpen } from '#app/staff/shell/screens.ts';
import { shellContent } from '#app/staff/shell/texts.ts';
import type { ShellUser } from '#app/staff/shell/use-staff-user.ts';
import type { Stage } from '#domain/enquiries/stages.ts';
import { paths } from '#paths.ts';

const content = shellContent.find;

export type Choice = {
  key: string;
  name: string;
  group: string;
  /** Without an address it adds an enquiry. */
  to?: string;
  aside?: string;
  stage?: Stage;
};

/** The actions and pages that this user may use. */
export function choicesOf(user: Pick<ShellUser, 'areas'>): Choice[] {
  const actions: Choice[] = [
    ...(mayOpen(user, paths.adminMessages)
      ? [{ key: 'add', name: content.addEnquiry, group: content.actions, aside: 'c' }]
      : []),
    ...(mayOpen(user, paths.adminNewBooking)
      ? [{ key: 'new-booking', name: content.newBooking, group: content.actions, to: paths.adminNewBooking }]
      : []),
    ...(mayOpen(user, paths.writeBlog)
      ? [{ key: 'write-blog', name: content.writeBlog, group: content.actions, to: paths.writeBlog }]
      : []),
  ];
  const pages = allowedGroups(user).flatMap((group) =>
    group.screens.map(({ name, path }) => ({
      key: path.replaceAll('/', '-'),
      name,
      group: content.pages,
      to: path,
      aside: group.name,
    })),
  );
  return [...actions, ...pages];
}
