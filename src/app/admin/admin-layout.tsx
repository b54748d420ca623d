import './staff.css';
import { Outlet } from 'react-router';

/** Everything below is one application: the router hydrates it, and no cache ever holds it. */
export const handle = { application: true };

export const meta = () => [{ name: 'robots', content: 'noindex, nofollow' }];

export default function AdminLayout() {
  return <Outlet />;
}
