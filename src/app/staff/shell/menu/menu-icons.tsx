import { paths } from '#paths.ts';

const outline = (path: string) =>
  function MenuEntryIcon({ className = 'size-5' }: { className?: string }) {
    return (
      <svg
        viewBox="0 0 24 24"
        className={`shrink-0 ${className}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    );
  };

export const TodayIcon = outline('M4 13h6V4H4zM14 20h6v-9h-6zM4 20h6v-3H4zM14 7h6V4h-6z');
export const EnquiriesIcon = outline('M4 5h16v11H9l-5 4z');
export const CabIcon = outline(
  'M4 16v-3.500l2-5h12l2 5V16zM4 16v2.500h2.500V16M17.500 16v2.500H20V16M7 13h.500M16.500 13h.500',
);
export const SearchIcon = outline(
  'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.500 15.500 20 20',
);
export const AddIcon = outline('M12 5v14M5 12h14');
export const SiteIcon = outline('M13 4h7v7M20 4l-9 9M18 14v6H4V6h6');
export const FoldIcon = outline('M4 5h16v14H4zM9.500 5v14M16 10l-2 2 2 2');
export const MoreIcon = outline(
  'M5.500 12a.500.500 0 1 1-1 0 .500.500 0 0 1 1 0zM12.500 12a.500.500 0 1 1-1 0 .500.500 0 0 1 1 0zM19.500 12a.500.500 0 1 1-1 0 .500.500 0 0 1 1 0z',
);

const CustomersIcon = outline(
  'M4 5h16v14H4zM9 9.500a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600zM6.500 16.500c.500-1.500 4.500-1.500 5 0M14.500 10h3M14.500 13.500h3',
);
const PackageIcon = outline('M12 3l8 4.500v9L12 21l-8-4.500v-9zM4 7.500l8 4.500 8-4.500M12 12v9');
const BlogIcon = outline('M5 4h14v16H5zM8.500 8.500h7M8.500 12h7M8.500 15.500h4');
const TourismIcon = outline('M3 19 9 8l4 6 2.500-3.500L21 19zM16.500 6.500h.010');
const PlaceIcon = outline(
  'M12 21c4-4.500 6.500-7.700 6.500-11a6.500 6.500 0 0 0-13 0c0 3.300 2.500 6.500 6.500 11zM12 8v4',
);
const ImageIcon = outline('M4 5h16v14H4zM4 16l4.500-4.500 4 4 2.500-2.500 5 4.500M15.500 9h.010');
const ReviewIcon = outline(
  'M12 4l2.300 5 5.200.600-3.900 3.600 1.100 5.300-4.700-2.700-4.700 2.700 1.100-5.300-3.900-3.600 5.200-.600z',
);
const UsersIcon = outline(
  'M9 4.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM3 20c.500-4 3-6 6-6s5.500 2 6 6M16 5a3 3 0 0 1 0 6M18 14.500c1.800.800 2.800 2.700 3 5.500',
);
const SettingsIcon = outline('M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4M4 12h13M20 12h0');
const PrivacyIcon = outline('M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4');
const ActivityIcon = outline('M3 12h4l3-7 4 14 3-7h4');
const AccountIcon = outline(
  'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.500 20c.800-4 3.700-6 7.500-6s6.700 2 7.500 6',
);

const iconOf: Readonly<Record<string, ReturnType<typeof outline>>> = {
  [paths.adminDashboard]: TodayIcon,
  [paths.adminMessages]: EnquiriesIcon,
  [paths.adminCustomers]: CustomersIcon,
  [paths.adminCabs]: CabIcon,
  [paths.adminTourPackages]: PackageIcon,
  [paths.adminBlogs]: BlogIcon,
  [paths.adminTourism]: TourismIcon,
  [paths.adminPlaces]: PlaceIcon,
  [paths.adminImages]: ImageIcon,
  [paths.adminReviews]: ReviewIcon,
  [paths.manageUsers]: UsersIcon,
  [paths.adminSettings]: SettingsIcon,
  [paths.customerData]: PrivacyIcon,
  [paths.activity]: ActivityIcon,
  [paths.account]: AccountIcon,
};

/** The icon of a menu entry. */
export function EntryIcon({ path }: { path: string }) {
  const Icon = iconOf[path] ?? BlogIcon;
  return <Icon />;
}
