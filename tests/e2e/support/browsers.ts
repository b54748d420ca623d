const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without its window: a test takes two thirds of the time, and does the same for most of them. */
export const headlessShell = {
  args,
  executablePath: process.env.HEADLESS_SHELL_PATH ?? '/usr/bin/chromium-headless-shell',
};

/** Chromium as people have it, for what the headless shell lacks: notifications, its lazy loading of pictures, true times. */
export const wholeChromium = { args, executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' };
