import type { Submission } from './human-messages.ts';

const of = <Item>(list: readonly Item[], index: number): Item => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('an empty list');
  return item;
};

/** Meaningless letters, the same in every run. */
function letters(index: number, length: number): string {
  const all = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ';
  let state = index * 2654435761 + 12345;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return all[state % all.length];
  }).join('');
}

const names = ['Robert', 'Mike Turner', 'Eric Jones', 'Natasha', 'SEO Team', 'David', 'Linda', 'Steven'];
const hosts = [
  'best-deals.xyz',
  'win-big.top',
  'rankfast.net',
  'coin-profit.io',
  'cheap-pills.ru',
  'lendfast.org',
];
const link = (index: number) => `https://${of(hosts, index)}/p${index}`;

const offers = [
  'Hi, we offer SEO services and quality backlinks. We can rank your website on the first page of Google.',
  'I was looking at your website and can redesign your website at low cost. We are a web development company.',
  'Play at the best online casino! 200 free spins and a no deposit bonus are waiting for you.',
  'Our crypto trading platform gives guaranteed daily profits. Double your money in two weeks.',
  'We give business loans and personal loans at 3% interest rate without collateral. Apply for a loan offer now.',
  'Buy real followers and likes. Buy instagram followers today, digital marketing made easy.',
  'Cheap viagra and cialis from an online pharmacy, delivered in three days.',
  'Invest in bitcoin with us, bitcoin investment returns of 40%. Earn $500 a day from home.',
  'Would you accept a guest post on your site? We pay for backlinks, domain authority 50+.',
  'Get a customer database of hotels. Email list for travel agencies, leads for your business.',
];

const markup = [
  (index: number) => `Nice site! [url=${link(index)}]click[/url]`,
  (index: number) => `<a href="${link(index)}">best prices</a> for everyone`,
  (index: number) => `[link=${link(index)}]bonus[/link] and more`,
  (index: number) => `<div><b>Hot</b> offers <a href='${link(index)}'>here</a></div>`,
];

const disguised = [
  'Вitсоin инвестиции без риска',
  'Лучшее cаsinо онлайн, bоnus каждому',
  'Зaрaбoтoк в интернете, frее',
  'Bеst lоаns fоr уоu',
];

const longTexts = [
  'Dear Sir or Madam, I represent a group of partners who admire what you have built and would like to discuss a matter of mutual benefit at your earliest convenience.',
  'Good day to you. My principal has asked me to contact established houses in your country regarding a confidential arrangement, kindly revert so that I may share the particulars.',
];

const phone = (index: number) => `8${String(9_000_000_000 + index * 104729).slice(-9)}`;

/** Sent to the call directly, without the form. */
const direct = (index: number, change: Record<string, string>): Record<string, string> => ({
  n_date: '15/11/2026',
  n_name: of(names, index),
  n_contactno: phone(index),
  n_email: `${letters(index, 6)}@${of(hosts, index)}`,
  n_message: '',
  ...change,
});

/** Read from the page, with the fields that our forms carry. */
const scraped = (index: number, change: Record<string, string>) =>
  direct(index, { page: '/contactus', consent: '2026-11-15', n_subject: '', ...change });

type Maker = (index: number) => Omit<Submission, 'kind'>;

const makers: Record<string, Maker> = {
  'fills in every field': (index) => ({
    fields: scraped(index, {
      n_subject: of(names, index),
      n_message: `Hello, a question about prices ${index}`,
    }),
  }),
  'straight to the call, with a link': (index) => ({
    fields: direct(index, { n_message: `Have a look at this ${link(index)}` }),
  }),
  'straight to the call, selling': (index) => ({
    fields: direct(index, { n_message: `${of(offers, index)} ${index}` }),
  }),
  'quicker than any hand': (index) => ({
    fields: scraped(index, { n_message: `Please send details ${index}` }),
    ageMs: (index * 37) % 300,
  }),
  'the same long words under other names': (index) => ({
    fields: direct(index, { n_name: `${of(names, index)} ${index}`, n_message: of(longTexts, index) }),
  }),
  'a name of random letters, and links': (index) => ({
    fields: direct(index, {
      n_name: letters(index, 12),
      n_message: `${letters(index + 1, 20)} ${link(index)}`,
    }),
  }),
  'markup through the form': (index) => ({ fields: scraped(index, { n_message: of(markup, index)(index) }) }),
  'selling through the form, with a link': (index) => ({
    fields: scraped(index, { n_message: `${of(offers, index)} ${link(index)}` }),
  }),
  'two alphabets in one word, and a link': (index) => ({
    fields: scraped(index, { n_message: `${of(disguised, index)} ${link(index)}` }),
  }),
  'a link for a name': (index) => ({
    fields: scraped(index, { n_name: `${of(names, index)} ${link(index)}`, n_message: 'Call me' }),
  }),
};

/** A thousand of them, the same at every run. */
export function botMessages(count = 1000): Submission[] {
  const kinds = Object.entries(makers);
  return Array.from({ length: count }, (_, index) => {
    const [kind, make] = of(kinds, index);
    return { kind, ...make(Math.floor(index / kinds.length)) };
  });
}
