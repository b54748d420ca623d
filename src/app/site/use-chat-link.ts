import { useLocation } from 'react-router';
import { layoutContent } from '#app/content/layout.ts';
import { pageContents } from '#app/content/pages.ts';
import { bhutanPackagesContent } from '#app/content/site/bhutan-packages.ts';
import { blogContent } from '#app/content/site/blog.ts';
import { chatLink } from '#app/ui/chat-link.ts';
import { pageCode } from '#domain/enquiries/clicks/click-code-input.ts';
import { articlePath, paths } from '#paths.ts';
import { useSiteSettings } from './use-site-settings.ts';

const chatTexts = new Map<string, string>([
  ...Object.entries(pageContents).map(([path, { chatText }]) => [path, chatText] as const),
  [paths.bhutanPackages, bhutanPackagesContent.chatText],
  [paths.bhutanPackage, bhutanPackagesContent.chatText],
  [paths.blog, blogContent.chatText],
]);

/** What a chat from this page is about, as far as its address says. */
function chatTextAt(path: string): string {
  const section = path.startsWith(articlePath('')) ? paths.blog : path;
  return chatTexts.get(section) ?? layoutContent.chatText;
}

/** A chat from the page that is being shown; about what it shows where `text` says no better. */
export function useChatLink(text?: string): string {
  const { phoneE164 } = useSiteSettings();
  const { pathname } = useLocation();
  return chatLink(phoneE164, text ?? chatTextAt(pathname), pageCode(pathname));
}
