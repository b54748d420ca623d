import type { PersonalData } from '#domain/shared/personal-data.ts';
import { forgetOldSessions } from './session-service.ts';

export const personalData = {
  tables: {
    staff_users: { staff: ['name', 'username', 'password_hash', 'designation', 'address', 'totp_secret'] },
    staff_sessions: { expires: ['from_address', 'user_agent'] },
    login_failures: { expires: ['key'] },
  },
  expire: forgetOldSessions,
} satisfies PersonalData;
