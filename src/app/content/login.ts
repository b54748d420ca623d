export const loginContent = {
  title: 'Staff login',
  instructions: [
    'Your username is your official e-mail address.',
    'If you have forgotten your password, use Forgot Password.',
    'Report any problem with logging in to the management.',
  ],
  needsScript: 'The staff desk needs JavaScript.',
};
