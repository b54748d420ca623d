import { type Area, hasArea } from '#domain/staff/areas.ts';
import { paths } from '#paths.ts';

/** A screen and everything below its address. */
type Screen = {
  path: string;
  /** Open to every Admin without one. The services check it; this only spares a page that fails. */
  area?: Area;
  /** For dense lists; texts and forms keep a line length that can be read. */
  isWide?: true;
};

/** `icon`: the lines of a drawing of 24 × 24. */
export type MenuScreen = Screen & { name: string; icon: string };
type MenuGroup = { key: string; name: string; screens: readonly MenuScreen[] };

export const screenGroups: readonly MenuGroup[] = [
  {
    key: 'work',
    name: 'Work',
    screens: [
      {
        name: 'Dashboard',
        path: paths.adminDashboard,
        isWide: true,
        icon: 'M4 13h6V4H4zM14 20h6v-9h-6zM4 20h6v-3H4zM14 7h6V4h-6z',
      },
      {
        name: 'Contact Us Messages',
        path: paths.adminMessages,
        area: 'enquiries',
        isWide: true,
        icon: 'M4 5h16v11H9l-5 4z',
      },
      {
        name: 'Customers',
        path: paths.adminCustomers,
        area: 'enquiries',
        isWide: true,
        icon: 'M4 5h16v14H4zM9 9.500a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600zM6.500 16.500c.500-1.500 4.500-1.500 5 0M14.500 10h3M14.500 13.500h3',
      },
      {
        name: 'Cabs',
        path: paths.adminCabs,
        area: 'enquiries',
        isWide: true,
        icon: 'M4 16v-3.500l2-5h12l2 5V16zM4 16v2.500h2.500V16M17.500 16v2.500H20V16M7 13h.500M16.500 13h.500',
      },
      {
        name: 'Trips',
        path: paths.adminTrips,
        area: 'enquiries',
        isWide: true,
        icon: 'M4 8h16v12H4zM9 8V4.500h6V8M4 13h16M12 12v2',
      },
      {
        name: 'Suppliers',
        path: paths.adminSuppliers,
        area: 'enquiries',
        isWide: true,
        icon: 'M4 20h16M6 20V9l6-5 6 5v11M10 20v-5h4v5M10 11.500h.010M14 11.500h.010',
      },
      {
        name: 'Money',
        path: paths.adminMoney,
        area: 'money',
        isWide: true,
        icon: 'M4 6h16v12H4zM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM7 12h.010M17 12h.010',
      },
    ],
  },
  {
    key: 'sell',
    name: 'Sell',
    screens: [
      {
        name: 'Quotes',
        path: paths.adminAllQuotes,
        area: 'enquiries',
        isWide: true,
        icon: 'M5 4h14v16H5zM8.500 8.500h7M8.500 12h7M8.500 15.500h4',
      },
      {
        name: 'Tour Packages',
        path: paths.adminTourPackages,
        area: 'publishing',
        isWide: true,
        icon: 'M12 3l8 4.500v9L12 21l-8-4.500v-9zM4 7.500l8 4.500 8-4.500M12 12v9',
      },
    ],
  },
  {
    key: 'website',
    name: 'Website',
    screens: [
      {
        name: 'Blogs',
        path: paths.adminBlogs,
        area: 'publishing',
        isWide: true,
        icon: 'M5 4h14v16H5zM8.500 8.500h7M8.500 12h7M8.500 15.500h4',
      },
      {
        name: 'Tourism',
        path: paths.adminTourism,
        area: 'publishing',
        icon: 'M3 19 9 8l4 6 2.500-3.500L21 19zM16.500 6.500h.010',
      },
      {
        name: 'Places',
        path: paths.adminPlaces,
        area: 'publishing',
        isWide: true,
        icon: 'M12 21c4-4.500 6.500-7.700 6.500-11a6.500 6.500 0 0 0-13 0c0 3.300 2.500 6.500 6.500 11zM12 8v4',
      },
      {
        name: 'Images',
        path: paths.adminImages,
        area: 'publishing',
        isWide: true,
        icon: 'M4 5h16v14H4zM4 16l4.500-4.500 4 4 2.500-2.500 5 4.500M15.500 9h.010',
      },
      {
        name: 'Reviews',
        path: paths.adminReviews,
        area: 'publishing',
        icon: 'M12 4l2.300 5 5.200.600-3.900 3.600 1.100 5.300-4.700-2.700-4.700 2.700 1.100-5.300-3.900-3.600 5.200-.600z',
      },
    ],
  },
  {
    key: 'settings',
    name: 'Settings',
    screens: [
      {
        name: 'Users',
        path: paths.manageUsers,
        area: 'users',
        icon: 'M9 4.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM3 20c.500-4 3-6 6-6s5.500 2 6 6M16 5a3 3 0 0 1 0 6M18 14.500c1.800.800 2.800 2.700 3 5.500',
      },
      {
        name: 'Site settings',
        path: paths.adminSettings,
        area: 'users',
        icon: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4M4 12h13M20 12h0',
      },
      {
        name: 'Cancellation terms',
        path: paths.adminCancellation,
        area: 'money',
        isWide: true,
        icon: 'M5 4h14v16H5zM9 10l6 6M15 10l-6 6',
      },
      {
        name: 'Customer data requests',
        path: paths.customerData,
        area: 'users',
        icon: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4',
      },
      { name: 'Activity', path: paths.activity, area: 'users', icon: 'M3 12h4l3-7 4 14 3-7h4' },
      {
        name: 'My Account',
        path: paths.account,
        icon: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.500 20c.800-4 3.700-6 7.500-6s6.700 2 7.500 6',
      },
    ],
  },
];

/** Below a screen of the menu, with an area or a width of their own. */
const screensBelow: readonly Screen[] = [
  { path: paths.adminRates, area: 'money', isWide: true },
  { path: paths.adminRoutes, area: 'money', isWide: true },
  { path: paths.adminPage, area: 'publishing', isWide: true },
];

const screens: readonly Screen[] = [...screensBelow, ...screenGroups.flatMap((group) => group.screens)];

const withoutSlash = (path: string) => path.replace(/\/$/, '');

function isBelow(path: string, above: string): boolean {
  const start = withoutSlash(above);
  // Every screen is below the dashboard.
  return path === start || (above !== paths.adminDashboard && path.startsWith(`${start}/`));
}

const screenAt = (path: string) => screens.find((screen) => isBelow(withoutSlash(path), screen.path));

export function mayOpen(user: { areas: readonly Area[] }, path: string): boolean {
  const area = screenAt(path)?.area;
  return area === undefined || hasArea(user, area);
}

export const isWide = (path: string): boolean => screenAt(path)?.isWide === true;

export const iconOf = (path: string): string =>
  screenGroups.flatMap((group) => group.screens).find((screen) => screen.path === path)?.icon ?? '';
