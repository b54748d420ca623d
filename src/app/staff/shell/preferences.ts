import { readCookie } from '#platform/http/cookies.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Cookies and not browser storage, so that the server renders the page as it was left and nothing flashes. */
const names = { theme: 'theme', menu: 'menu', lists: 'lists' } as const;
const yearInSeconds = 365 * 24 * 60 * 60;

function remember(name: keyof typeof names, value: string): void {
  const isSecure = location.protocol === 'https:';
  const age = value === '' ? 0 : yearInSeconds;
  // biome-ignore lint/suspicious/noDocumentCookie: `cookieStore` is missing in some browsers that staff use
  document.cookie = `${names[name]}=${value}; Path=/; SameSite=Lax; Max-Age=${age}${isSecure ? '; Secure' : ''}`;
}

/** Undefined when the theme is the system's. */
export function chosenTheme(request: Request): 'light' | 'dark' | undefined {
  const value = readCookie(request, names.theme);
  return value === 'light' || value === 'dark' ? value : undefined;
}

export function applyTheme(theme: Theme): void {
  remember('theme', theme === 'system' ? '' : theme);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export const isMenuFolded = (request: Request): boolean => readCookie(request, names.menu) === 'folded';

export const rememberMenu = (isFolded: boolean): void => remember('menu', isFolded ? 'folded' : '');

/** Whether blogs, packages and users are shown as a table with all columns; `isTableAtFirst` until somebody has chosen. */
export function isTableView(request: Request, isTableAtFirst: boolean): boolean {
  const chosen = readCookie(request, names.lists);
  return isTableAtFirst ? chosen !== 'list' : chosen === 'table';
}

export const rememberLists = (isTable: boolean): void => remember('lists', isTable ? 'table' : 'list');
