export const periodMessages = {
  monthWrong: 'Choose a month that is over.',
  filedBefore: (month: string) => `${month} is locked already.`,
  missing:
    'Something of this month is still missing. Tick that you lock it all the same, or complete it first.',
  locked: (month: string) => `${month} is locked. Nothing is added to it or corrected in it any more.`,
} as const;
