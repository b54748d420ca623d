import { paths, taxiRoutePath } from '#paths.ts';

type Link = { name: string; path: string };

/** Names and addresses of the menus, as the contract lists them. */
export const layoutContent = {
  skip: 'Skip to the content',
  care: (hours: string) => `Customer care, ${hours}: `,
  requestCall: 'Request a Call',
  chat: 'Chat on WhatsApp',
  chatText: 'Hello, please call me back.',
  write: 'Write us a message',
  contents: 'On this page',
  menu: 'Menu',
  closeMenu: 'Close menu',
  taxi: {
    name: 'Taxi',
    mobileName: 'Cabs',
    links: [
      { name: 'Delhi', path: paths.delhiTaxi },
      { name: 'Guwahati', path: paths.guwahatiTaxi },
    ],
    /** Beyond the contract's entries: what most visitors ask for. */
    moreLinks: [
      { name: 'Delhi airport', path: paths.delhiAirportTaxi },
      { name: 'Guwahati airport', path: paths.guwahatiAirportTaxi },
      { name: 'Guwahati to Shillong', path: taxiRoutePath('guwahati-to-shillong') },
      { name: 'Delhi to Agra', path: taxiRoutePath('delhi-to-agra') },
      { name: 'All cities and routes', path: paths.taxis },
    ],
  },
  tours: {
    name: 'Special Tours',
    links: [
      { name: 'Adventure Tours', path: paths.adventureTours },
      { name: 'Eco Tours', path: paths.ecoTours },
      { name: 'Historical Tours', path: paths.historicalTours },
    ],
    /** Beyond the contract's entries. */
    moreLinks: [{ name: 'Scuba Diving', path: paths.scubaDiving }],
  },
  home: { name: 'Home', path: paths.home },
  packages: { name: 'Travel Packages', path: paths.travelPackages },
  cruises: { name: 'Cruises', path: paths.cruises },
  about: { name: 'About Us', path: paths.about },
  contact: { name: 'Contact Us', path: paths.contact },
  placesToVisit: 'Places to Visit',
  allPlaces: { name: 'All places and guides', path: paths.places },
  footer: {
    useful: {
      heading: 'Useful Links',
      links: [
        { name: 'Home', path: paths.home },
        { name: 'About Us', path: paths.about },
        { name: 'Contact Us', path: paths.contact },
        { name: 'Places to Visit', path: paths.blog },
        { name: 'Terms of booking', path: paths.bookingTerms },
      ] as Link[],
    },
    services: {
      heading: 'Services',
      links: [
        { name: 'Cabs', path: paths.taxis },
        { name: 'Adventure Tours', path: paths.adventureTours },
        { name: 'Eco Tours', path: paths.ecoTours },
        { name: 'Historical Tours', path: paths.historicalTours },
        { name: 'Travel Packages', path: paths.travelPackages },
        { name: 'Cruises', path: paths.cruises },
      ] as Link[],
    },
    connect: 'Quick Connect',
    social: 'Follow us on social media',
    video: 'Our video channel',
    photos: 'Our photos',
    posts: 'Our short posts',
    plainText: ['Terms of Use', 'Privacy Policy'],
    established: 'Established',
  },
  bar: {
    call: 'Call',
    chat: 'WhatsApp',
    enquire: 'Enquire',
  },
};
