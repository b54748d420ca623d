/** What a form sends, and how long it was open before; without script there is no age. */
export type Submission = { kind: string; fields: Record<string, string>; ageMs?: number };

const pages = ['/', '/contactus', '/cruises', '/guwahati-taxi', '/delhi-airport-taxi', '/scuba-diving'];
const names = [
  'Asha Devi',
  'Md. Rahman',
  'K.V.S.N. Krishnamurthy',
  'Lhamo Tshering',
  'Srinivasan Ramachandran',
  'आशा शर्मा',
  'ৰূপম বৰা',
  'Zorin Mawroh',
  'JOHN SMITH',
  "Siobhan O'Brien",
  'Szczepan Brzęczyk',
  'Nguyễn Thị Hồng',
  'Mrs. & Mr. Das',
  'a',
  'Tanmoy',
  'McDonald DeSouza',
  'Иван Петров',
];
const messages = [
  'Delhi to Agra and back, two adults, next Saturday.',
  'Need a cab from Guwahati airport to Shillong at 6 am on 12th December.',
  'Is the Bhutan tour possible in March? We are 4 adults and 2 kids (5 and 9).',
  'What is the price for 3N/4D in Kaziranga with jeep safari?',
  'We found you on Google. Please send the best quote for Meghalaya, 5 days.',
  'Honeymoon in Andaman, scuba diving for two, budget 80,000. Do you offer EMI or a loan?',
  'My parents are 70+. Is the climb to the monastery manageable for them?',
  'pls call after 7 pm',
];

const of = <Item>(list: readonly Item[], index: number): Item => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('an empty list');
  return item;
};

const number = (index: number) => `98${String(64_012_345 + index * 7919).slice(0, 8)}`;

/** As our form sends it: the contract's fields, and where and under which notice it was written. */
const fromForm = (index: number, change: Record<string, string> = {}): Record<string, string> => ({
  n_date: '15/11/2026',
  n_name: of(names, index),
  n_contactno: number(index),
  n_email: index % 3 === 0 ? `visitor${index}@example.com` : '',
  n_message: `${of(messages, index)} ${index}`,
  n_subject: '',
  page: of(pages, index),
  consent: '2026-11-15',
  ...change,
});

const withoutScript = (index: number, change: Record<string, string> = {}) =>
  fromForm(index, { n_date: '', ...change });

type Maker = (index: number) => Omit<Submission, 'kind'>;

const ownLanguages = [
  'नमस्ते, हमें दिसंबर में गुवाहाटी से शिलांग के लिए गाड़ी चाहिए। कृपया किराया बताइए।',
  'অনুগ্ৰহ কৰি কাজিৰঙা ভ্ৰমণৰ খৰচ জনাব। আমি চাৰিজন আছোঁ।',
  'দার্জিলিং ঘুরতে যেতে চাই, পাঁচ জন। দয়া করে ফোন করবেন।',
  'Здравствуйте! Нас двое, хотим в Бутан в апреле. Можно VIPовый отель? http://hotel-paro.bt',
];

const withLinks = [
  'Please pick us up here: https://maps.app.goo.gl/x7Yq2LmP9',
  'We stay at this hotel: https://www.booking.com/hotel/in/riverside.html',
  'Our hotel is https://www.hotelriverview-guwahati.com, can you collect us at 5?',
  'Like this trip www.somebodysblog.com/meghalaya but with one more day',
  'We like one of these: https://lakeview.in https://hillresort.com/rooms https://tigerlodge.co',
  'Start https://www.google.com/maps/place/Cotton and end https://www.google.co.in/maps/place/Sohra',
];

const spellings = ['+91 98640 12345', '98640-12345', '098640 12345', '9864012345 / 9864054321', '९८६४०१२३४५'];
const foreignNumbers = ['+44 7911 123456', '+1 (415) 555-2671', '+975 17123456', '00880 1712345678'];
const mistyped = ['986401234', '98640123456', '9864o12345', '98640', '+91 12345'];

const makers: Record<string, Maker> = {
  'fast typist': (index) => ({ fields: fromForm(index), ageMs: 2500 + index * 10 }),
  'filled in by the browser': (index) => ({
    fields: fromForm(index, { n_message: index % 2 ? '' : 'Please call me' }),
    ageMs: 1000 + (index % 10) * 100,
  }),
  'screen reader, minutes long': (index) => ({ fields: fromForm(index), ageMs: 240_000 + index }),
  'no script': (index) => ({ fields: withoutScript(index) }),
  'slow phone, no token came': (index) => ({ fields: fromForm(index) }),
  'slow phone, sent days later': (index) => ({ fields: fromForm(index), ageMs: 3 * 24 * 3600_000 }),
  'own language': (index) => ({
    fields: fromForm(index, { n_message: of(ownLanguages, index) }),
    ageMs: 30_000,
  }),
  'link to a hotel or a map': (index) => ({
    fields: fromForm(index, { n_message: `${of(withLinks, index)} ${index}` }),
    ageMs: 20_000,
  }),
  'all capitals': (index) => ({
    fields: withoutScript(index, { n_message: of(messages, index).toUpperCase(), n_name: 'RAJESH KUMAR' }),
  }),
  'foreign number': (index) => ({
    fields: fromForm(index, { n_contactno: of(foreignNumbers, index) }),
    ageMs: 9000,
  }),
  'number in its own spelling': (index) => ({
    fields: fromForm(index, { n_contactno: of(spellings, index) }),
    ageMs: 9000,
  }),
  'mistyped number': (index) => ({
    fields: fromForm(index, {
      n_contactno: of(mistyped, index),
      n_message: `${of(withLinks, index)} ${index}`,
    }),
    ageMs: 1500,
  }),
  'only name and number': (index) => ({ fields: withoutScript(index, { n_message: '', n_email: '' }) }),
  'the same short words as many others': (index) => ({
    fields: fromForm(index, { n_message: 'Hello, please call me back about a cab at Guwahati airport.' }),
    ageMs: 12_000,
  }),
  'the words that the form began with': (index) => {
    const begun =
      'I am interested in the tour “Paro and the Tiger’s Nest, six days”. Please tell me more about it.';
    return {
      fields: fromForm(index, { page: '/bhutan-tour-package-description', n_message: begun, begun }),
      ageMs: 4000,
    };
  },
  'speaks of what others sell': (index) => ({
    fields: fromForm(index, {
      n_message: of(
        [
          'Which cruise in Goa has a casino on board?',
          'We are a marketing team of 12 and look for an offsite in Shillong.',
          'Can I pay by bitcoin? If not, card is fine.',
          'I saw your website, do you also do an escorted tour for seniors?',
        ],
        index,
      ),
    }),
    ageMs: 15_000,
  }),
};

/** Two hundred people, the same at every run. */
export function humanMessages(count = 200): Submission[] {
  const kinds = Object.entries(makers);
  return Array.from({ length: count }, (_, index) => {
    const [kind, make] = of(kinds, index);
    // Shifted by one in each pass, so that every entry of every list is used.
    return { kind, ...make(index + Math.floor(index / kinds.length)) };
  });
}
