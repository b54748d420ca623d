import { useSearchParams } from 'react-router';
import { MenuLink } from '#app/staff/kit/menu.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { RecordsList } from '#app/staff/website/publishing/records-list.tsx';
import { DeletedBlog } from './blog-actions.tsx';
import { deleteAddress, editAddress, historyAddress } from './blog-addresses.ts';
import type { BlogView } from './blog-view.ts';
import { staffBlogsContent as content } from './texts.ts';
import type { Undeleting } from './use-undelete.ts';

const columns = {
  name: content.columns.heading,
  state: content.fields.publishing,
  actions: content.columns.actions,
};

type Props = { blogs: BlogView[]; undeleting: Undeleting };

/** The quiet form of the list; the table has all columns. */
export function BlogsList({ blogs, undeleting }: Props) {
  const [query] = useSearchParams();
  const menu = ({ id, name, publicPath }: BlogView) => (
    <>
      {publicPath && (
        <MenuLink href={publicPath} target="_blank" rel="noopener" aria-label={`${content.view}: ${name}`}>
          {content.view}
        </MenuLink>
      )}
      <MenuLink to={historyAddress(id, query)} aria-label={`${content.history}: ${name}`}>
        {content.history}
      </MenuLink>
      <MenuLink to={deleteAddress(id, name, query)} isDanger aria-label={`${content.remove}: ${name}`}>
        {content.remove}
      </MenuLink>
    </>
  );
  return (
    <RecordsList
      caption={content.caption}
      columns={columns}
      rows={blogs}
      link={({ id, name }) => (
        <TextLink
          look="name"
          to={editAddress(id, query)}
          aria-label={`${content.edit}: ${name}`}
          title={name}
        >
          {name}
        </TextLink>
      )}
      meta={(blog) =>
        [blog.author, blog.dayText, blog.featuredContent || blog.metaDescription].filter(Boolean).join(' · ')
      }
      deleted={(blog) => <DeletedBlog blog={blog} undeleting={undeleting} />}
      menu={menu}
    />
  );
}
