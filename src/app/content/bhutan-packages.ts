export const bhutanPackagesContent = {
  title: 'Bhutan Tour Packages: 20% off on first booking',
  here: 'Bhutan Tour Packages',
  description:
    'Bhutan tours with their prices in dollars and rupees, from four days in Paro to a week across the passes.',
  heading: 'Bhutan tour packages',
  lead: 'Each price is for one person and includes what its description lists. Ask us for your dates and we confirm the total before you pay.',
  ask: 'Ask about this tour',
};
