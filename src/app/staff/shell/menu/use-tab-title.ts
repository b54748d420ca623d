import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { shellContent } from '#app/staff/shell/texts.ts';
import { countText } from './badges.tsx';

const counted = /^\(\d+\+?\) /;

/** The number of new enquiries before the title of the tab, for staff who have another tab open. */
export function useTabTitle(count: number): void {
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page sets its own title, which is replaced again
  useEffect(() => {
    const title = document.title.replace(counted, '');
    document.title = count === 0 ? title : shellContent.tabTitle(countText(count), title);
  }, [count, pathname, search, state]);
}
