import { paths } from '#paths.ts';

export const notFoundContent = {
  title: 'Page not found',
  heading: 'There is no page at this address.',
  lead: 'The road ends here. The page may have moved, or the link lost a letter on its way. These roads go on:',
  links: [
    { name: 'Home', path: paths.home },
    { name: 'Cabs in Guwahati', path: paths.guwahatiTaxi },
    { name: 'Cabs in Delhi', path: paths.delhiTaxi },
    { name: 'Bhutan tour packages', path: paths.bhutanPackages },
    { name: 'Contact us', path: paths.contact },
  ],
  closing: {
    heading: 'Ask us for help',
    text: 'Tell us what you were looking for. A person reads it, at any hour.',
  },
};
