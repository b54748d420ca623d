import { staffMessages } from '#messages.ts';

const minLength = 12;
const maxLength = 128;

/** Frequent leaked passwords of at least the minimum length. */
const common = new Set(
  (
    '123456789012 1234567890123 012345678901 111111111111 000000000000 123123123123 123456123456 1q2w3e4r5t6y ' +
    '1qaz2wsx3edc 1qaz2wsx3edc4rfv qwertyuiop12 qwertyuiop123 qwertyuiop[] qwertyuiopas qwerty123456 asdfghjkl123 ' +
    'asdfghjkl;123 zxcvbnm12345 zxcvbnmasdfg abcdefghijkl abcdefgh1234 abc123abc123 abcd1234abcd a1b2c3d4e5f6 ' +
    'password1234 password12345 password123456 passwordpassword password@123 password@1234 passw0rd1234 p@ssw0rd1234 ' +
    'p@ssword1234 mypassword123 changeme1234 changeme12345 letmein12345 letmeinletmein welcome12345 welcome@1234 ' +
    'welcome@12345 administrator administrator1 admin1234567 admin12345678 adminadmin123 admin@123456 admin@1234567 ' +
    'iloveyou1234 iloveyou12345 iloveyouiloveyou sunshine1234 princess1234 football1234 baseball1234 superman1234 ' +
    'india@123456 india1234567 bharat123456 jaihind12345 krishna12345 ganesh123456 sairam123456 omsairam1234 ' +
    'cricket12345 computer1234 internet1234 samsung12345 qwerty@12345 test12345678 testtesttest trustno1trustno1'
  ).split(' '),
);

type Owner = { username: string; name: string };

/** The message about what is wrong with a new password; `undefined` when it is good. */
export function passwordFault(password: string, { username, name }: Owner): string | undefined {
  if (password.length < minLength) return staffMessages.password.tooShort(minLength);
  if (password.length > maxLength) return staffMessages.password.tooLong(maxLength);
  const plain = password.toLowerCase();
  const [mailName = ''] = username.toLowerCase().split('@');
  const own = [username.toLowerCase(), mailName, name.toLowerCase()].filter((word) => word.length > 3);
  const isCommon = common.has(plain) || new Set(plain).size < 4;
  return isCommon || own.some((word) => plain === word || plain.replace(word, '').length < 6)
    ? staffMessages.password.tooCommon
    : undefined;
}
