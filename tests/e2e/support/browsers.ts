const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Chromium's headless shell, in which most tests work and take two thirds of the time. Without optimising compilers: a
 * page of a test is closed before they pay.
 */
export const headlessShell = {
  args: [...args, '--js-flags=--no-opt,--no-maglev'],
  executablePath: process.env.HEADLESS_SHELL_PATH ?? '/usr/bin/chromium-headless-shell',
};

/** The whole Chromium, for what the headless shell lacks: notifications, lazy loading of pictures, realistic times. */
export const wholeChromium = { args, executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' };
