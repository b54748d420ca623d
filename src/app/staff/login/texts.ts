export const loginContent = {
  title: 'Staff login',
  description:
    'Where the staff of the agency log in to their work. Customers need no account: contact us or call.',
  instructions: [
    'Your username is your official e-mail address.',
    'If you have forgotten your password, use Forgot Password.',
    'Report any problem with logging in to the management.',
  ],
  username: 'Username',
  password: 'Password',
  showPassword: 'Show Password',
  code: 'Code',
  login: 'Login',
  endOther: 'End the other session and log in',
  forgotPassword: 'Forgot Password',
  firstHeading: 'First-time users',
  firstText: 'While there are no users yet, this makes the first one. It works once.',
  createAdmin: 'Create Dummy Admin User',
  setupToken: 'Setup token',
  copy: 'Copy',
  copied: 'Copied',
  needsScript: 'The staff area needs JavaScript.',
} as const;
