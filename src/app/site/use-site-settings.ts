import { useLocation, useRouteLoaderData } from 'react-router';
import { layoutContent } from '#app/content/layout.ts';
import { originals } from '#app/content/pages.ts';
import { bhutanPackagesContent } from '#app/content/site/bhutan-packages.ts';
import { blogContent } from '#app/content/site/blog.ts';
import type { PageData } from '#app/page-context.ts';
import type { ImageView } from '#app/site/images/image-sources.ts';
import { chatLink } from '#app/ui/chat-link.ts';
import { pageCode } from '#domain/enquiries/clicks/click-code-input.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { articlePath, paths } from '#paths.ts';

/** What the layout of the public pages loads. */
export type SiteLayoutData = PageData<{
  settings: SiteSettings;
  /** The photograph of the named contact. */
  contactPhoto: ImageView | undefined;
  officePhoto: ImageView | undefined;
  /** Of pages whose message form asks for a car. */
  cars: { value: string; label: string }[];
  year: number;
}>;

/** The settings that the layout has loaded. */
export function useSiteSettings(): SiteSettings {
  const site = useRouteLoaderData<SiteLayoutData>('site/site-layout');
  if (!site) throw new Error('outside the public layout');
  return site.data.settings;
}

/** The photograph of the contact that the settings name. */
export const useContactPhoto = () =>
  useRouteLoaderData<SiteLayoutData>('site/site-layout')?.data.contactPhoto;

export const useOfficePhoto = () => useRouteLoaderData<SiteLayoutData>('site/site-layout')?.data.officePhoto;

/** The car types that a message form offers. */
export const useCarChoices = () => useRouteLoaderData<SiteLayoutData>('site/site-layout')?.data.cars ?? [];

const chatTexts = new Map<string, string>([
  ...Object.entries(originals).map(([path, { chatText }]) => [path, chatText] as const),
  [paths.bhutanPackage, bhutanPackagesContent.chatText],
  [paths.blog, blogContent.chatText],
]);

/** The chat text for a page, by its address. */
function chatTextAt(path: string): string {
  const section = path.startsWith(articlePath('')) ? paths.blog : path;
  return chatTexts.get(section) ?? layoutContent.chatText;
}

/** The chat link for the present page, with `text` or the page's own chat text. */
export function useChatLink(text?: string): string {
  const { phoneE164 } = useSiteSettings();
  const { pathname } = useLocation();
  return chatLink(phoneE164, text ?? chatTextAt(pathname), pageCode(pathname));
}
