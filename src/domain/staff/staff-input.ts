// zod/mini, because these schemas also run in the browser.

import * as z from 'zod/mini';
import { dayOf } from '#domain/shared/india-time.ts';
import { optionalText, requiredText } from '#domain/shared/text-input.ts';
import { isTicked } from '#domain/shared/ticked.ts';
import { staffMessages } from '#messages.ts';
import { type Area, areas } from './areas.ts';
import { type AdminStatus, maxUsernameLength, type NewStaffUser, type StaffUser } from './staff.ts';

const username = (message: string) =>
  requiredText(message).check(z.maxLength(maxUsernameLength, staffMessages.users.usernameTooLong));
/** Not trimmed, because spaces are part of a password. */
const password = (message: string) => z.string(message).check(z.minLength(1, message));

export const loginInput = z.pipe(
  z.object({
    userName: username(staffMessages.login.usernameMissing),
    userPassword: password(staffMessages.login.passwordMissing),
    code: optionalText,
    endOther: optionalText,
  }),
  z.transform(({ userName, userPassword, code, endOther }) => ({
    username: userName,
    password: userPassword,
    code,
    endOther: endOther === 'true',
  })),
);

export const ownPasswordInput = z.pipe(
  z.object({
    n_sessionUsername: requiredText(staffMessages.password.noSession),
    n_currentPasswordValue: password(staffMessages.password.currentMissing),
    n_newPasswordValue: password(staffMessages.password.newMissing),
  }),
  z.transform((form) => ({
    sessionUsername: form.n_sessionUsername,
    current: form.n_currentPasswordValue,
    next: form.n_newPasswordValue,
  })),
);

export const newUserInput = z.pipe(
  z.object({
    n_name: requiredText(staffMessages.users.nameMissing),
    n_username: username(staffMessages.users.usernameMissing),
    n_password: password(staffMessages.users.passwordMissing),
    n_entryDate: optionalText,
    n_designation: optionalText,
    n_address: optionalText,
  }),
  z.transform((form): NewStaffUser => {
    // Without a valid day the database sets today.
    const entryDate = dayOf(form.n_entryDate);
    return {
      name: form.n_name,
      username: form.n_username,
      password: form.n_password,
      designation: form.n_designation,
      address: form.n_address,
      ...(entryDate !== undefined && { entryDate }),
    };
  }),
);

const id = requiredText(staffMessages.users.idMissing);

export const changeRightInput = z.pipe(
  z.object({
    id,
    n_changeUserRight: z.enum(
      ['Admin', 'Non-Admin'] satisfies AdminStatus[],
      staffMessages.users.rightMissing,
    ),
  }),
  z.transform((form) => ({ id: form.id, adminStatus: form.n_changeUserRight })),
);

export const areaField = (area: Area): `area-${Area}` => `area-${area}`;

/** A checkbox for each area; one that is not checked is not sent. */
export const changeAreasInput = z.pipe(
  z.object({
    id,
    'area-enquiries': optionalText,
    'area-publishing': optionalText,
    'area-users': optionalText,
    'area-money': optionalText,
  }),
  z.transform((form) => ({ id: form.id, chosen: areas.filter((area) => isTicked(form[areaField(area)])) })),
);

export const resetByAdminInput = z.pipe(
  z.object({ id, n_newPasswordValue: password(staffMessages.users.newPasswordMissing) }),
  z.transform((form) => ({ id: form.id, password: form.n_newPasswordValue })),
);

export const updateUserInput = z.pipe(
  z.object({
    n_updateName: requiredText(staffMessages.users.nameBlank),
    n_updateUsername: username(staffMessages.users.usernameBlank),
    id,
    n_updateDesignation: optionalText,
    n_updateAddress: optionalText,
    expectedRevision: z.optional(z.string()),
  }),
  z.transform((form) => ({
    id: form.id,
    expectedRevision: form.expectedRevision,
    name: form.n_updateName,
    username: form.n_updateUsername,
    designation: form.n_updateDesignation,
    address: form.n_updateAddress,
  })),
);

export const deleteUserInput = z.pipe(
  z.object({ delUid: id }),
  z.transform((form) => ({ id: form.delUid })),
);

/** Changes with the values, for a form that must not overwrite what was saved after it was opened. */
export const profileRevision = ({
  name,
  username: mail,
  designation,
  address,
}: Pick<StaffUser, 'name' | 'username' | 'designation' | 'address'>): string =>
  JSON.stringify([name, mail, designation, address]);
