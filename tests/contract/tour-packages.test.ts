import { describe, expect, it } from 'vitest';
import { loggedInApi } from '../support/logged-in.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const { who, ask, send, read } = loggedInApi(test);
const packages = '/adminDashboard/tour-packages';

const plain = {
  Category: 'International',
  Country: 'Bhutan',
  Name: 'Haa in spring',
  Duration: '4 days',
  Inclusions: 'Hotel, car',
  Activities: 'Walking',
  Type: 'Nature',
  PriceBeforeDiscount: '₹ 50,000',
  SellingPrice: '₹45,000',
  FeaturedImage: 'https://img.example/haa.jpg',
  Description: '<p>A quiet valley.</p>',
  Seller: 'Haa Travels',
  SellerDetails: 'Paro',
};
const pastTime =
  'The time to publish at must be in the future, by the time in India. To publish now, choose Published.';
type Plain = Partial<Record<keyof typeof plain | 'Itinerary' | 'State' | 'PublishAt', string>>;

const under = (prefix: string, fields: Plain) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [prefix + name, value]));
const create = (more: Plain = {}) =>
  send(`${packages}/create`, under('n_tourPackage', { ...plain, ...more }));
const update = (id: string, more: Plain = {}, own: Record<string, string> = {}) =>
  send(`${packages}/update`, { n_eId: id, ...own, ...under('n_editTourPackage', { ...plain, ...more }) });
const rowOf = async (name: string) =>
  (await test.pool.query('select * from tour_packages where name = $1 order by id desc', [name])).rows[0];

const tooLow = 'Type a Price Before Discount That Is Not Below the Selling Price.....';
/** Each of these was once stored as another amount. */
const noAmounts = [
  '45.000',
  '$800',
  'USD 800',
  '20% off: 45000',
  '2 nights 45,000',
  '-500',
  '₹-500',
  '1,2,3',
  '45,00',
  '45000.999',
  '45,000 per person',
  'forty-five thousand',
];

describe('GET read', () => {
  it('answers flag 0 without packages', async () => {
    expect(await read(`${packages}/read/?page=1`)).toStrictEqual({
      flag: '0',
      totalTourPackages: 0,
      totalPages: 1,
      result: [],
    });
  });

  it('answers flag -1 when the database fails', async () => {
    const locker = await test.pool.connect();
    try {
      await locker.query('begin');
      await locker.query('lock table tour_packages in access exclusive mode');
      const response = await ask(`${packages}/read`);
      expect(response.status).toBe(503);
      expect(await response.json()).toStrictEqual({ flag: '-1', error: expect.any(String) });
    } finally {
      await locker.query('rollback');
      locker.release();
    }
  });

  it('answers flag 1, the totals and ten to a page, the newest first, in rupees', async () => {
    for (let count = 1; count <= 11; count++) await create({ Name: `Tour ${count}` });
    const first = await read(`${packages}/read/?page=1`);
    expect(first).toMatchObject({ flag: '1', totalTourPackages: 11, totalPages: 2 });
    expect(first.result).toHaveLength(10);
    expect(first.result[0]).toStrictEqual({
      _id: expect.stringMatching(/^\d+$/),
      tourPackageCategory: 'International',
      tourPackageCountry: 'Bhutan',
      tourPackageName: 'Tour 11',
      tourPackageDuration: '4 days',
      tourPackageInclusions: 'Hotel, car',
      tourPackageActivities: 'Walking',
      tourPackageType: 'Nature',
      tourPackagePriceBeforeDiscount: 50_000,
      tourPackageSellingPrice: 45_000,
      tourPackageFeaturedImage: 'https://img.example/haa.jpg',
      tourPackageDescription: '<p>A quiet valley.</p>',
      tourPackageSeller: 'Haa Travels',
      tourPackageSellerDetails: 'Paro',
      tourPackageItinerary: [],
      tourPackageState: 'published',
      tourPackagePublishAt: '',
      printFailed: false,
      version: 1,
    });
    const second = await read(`${packages}/read/?page=2`);
    expect(second.result.map((row: { tourPackageName: string }) => row.tourPackageName)).toEqual(['Tour 1']);
  });

  it('finds words and misspelt words', async () => {
    await create({ Name: 'Bumthang festivals' });
    for (const search of ['bumthang', 'BUMT', 'bumtang'])
      expect((await read(`${packages}/read?search=${search}`)).totalTourPackages).toBe(1);
    expect(await read(`${packages}/read?search=zzzz`)).toMatchObject({ flag: '0', result: [] });
  });
});

describe('POST create', () => {
  it('checks in the contract’s order', async () => {
    const order: [Plain, string][] = [
      [{ Category: '' }, 'Type Category.....'],
      [{ Country: '' }, 'Type Country.....'],
      [{ Country: 'Atlantis' }, 'Type Country.....'],
      [{ Name: ' ' }, 'Type Package Name.....'],
      [{ Duration: '' }, 'Type Duration.....'],
      [{ SellingPrice: '' }, 'Type Selling Price.....'],
      [{ SellingPrice: 'on request' }, 'Type Selling Price.....'],
      [{ FeaturedImage: '' }, 'Include Featured Image.....'],
      [{ Description: '' }, 'Type Package Description.....'],
    ];
    for (const [fields, message] of order) expect(await create(fields)).toEqual([422, message]);
    const nothing = Object.fromEntries(Object.keys(plain).map((name) => [name, ''])) as Plain;
    let filled: Plain = { ...nothing };
    for (const [fields, message] of order.filter(([, text], at) => order[at - 1]?.[1] !== text)) {
      expect(await create(filled)).toEqual([422, message]);
      const [name] = Object.keys(fields) as (keyof typeof plain)[];
      if (name) filled = { ...filled, [name]: plain[name] };
    }
    expect(await create({ PriceBeforeDiscount: 'none' })).toEqual([422, 'Type Price Before Discount.....']);
    expect(await create({ PriceBeforeDiscount: '44,999.99' })).toEqual([422, tooLow]);
  });

  it('reads prices in thousands, lakhs and crores', async () => {
    const prices = { Name: 'In lakhs', SellingPrice: '45k', PriceBeforeDiscount: 'Rs. 1.5 lakh' };
    expect((await create(prices))[0]).toBe(200);
    expect(await rowOf('In lakhs')).toMatchObject({
      selling_price_paise: '4500000',
      price_before_discount_paise: '15000000',
    });
  });

  it('refuses a price with other text beside it, and stores nothing', async () => {
    for (const typed of noAmounts) {
      expect(await create({ Name: 'Left over', SellingPrice: typed })).toEqual([
        422,
        'Type Selling Price.....',
      ]);
      expect(await create({ Name: 'Left over', PriceBeforeDiscount: typed })).toEqual([
        422,
        'Type Price Before Discount.....',
      ]);
    }
    expect(await rowOf('Left over')).toBeUndefined();
  });

  it('accepts a price before discount that equals the selling price', async () => {
    expect((await create({ Name: 'No discount', PriceBeforeDiscount: '45000' }))[0]).toBe(200);
  });

  it('creates it, published, and answers a text', async () => {
    expect(await create()).toEqual([200, 'Tour Package Created Successfully.....']);
    expect(await rowOf('Haa in spring')).toMatchObject({
      state: 'published',
      selling_price_paise: '4500000',
      price_before_discount_paise: '5000000',
      itinerary: [],
    });
    const { rows } = await test.pool.query(
      `select actor_name, subject_name from activity where action = 'package-created' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ actor_name: who.name, subject_name: 'Haa in spring' }]);
  });

  it('accepts empty optional fields, and keeps a domestic tour in India', async () => {
    const bare = {
      Inclusions: '',
      Activities: '',
      Type: '',
      PriceBeforeDiscount: '',
      Seller: '',
      SellerDetails: '',
    };
    expect((await create({ ...bare, Name: 'Majuli', Category: 'Domestic', Country: '' }))[0]).toBe(200);
    expect(await rowOf('Majuli')).toMatchObject({ country: 'India', price_before_discount_paise: null });
    await create({ Name: 'Sohra', Category: 'Domestic', Country: 'Bhutan' });
    expect(await rowOf('Sohra')).toMatchObject({ country: 'India' });
  });

  it('stores the days of an itinerary, and refuses an invalid one', async () => {
    const days = [
      { title: 'Arrival', text: 'To the hotel.' },
      { title: '', text: '' },
      { title: 'Walk', text: 'Up the hill.' },
    ];
    expect((await create({ Name: 'With days', Itinerary: JSON.stringify(days) }))[0]).toBe(200);
    expect((await rowOf('With days')).itinerary).toEqual([days[0], days[2]]);
    const hotel = { kind: 'hotel', title: 'Hotel in Thimphu', starts: '14:00', nights: 2 };
    const planned = { title: 'Arrival', text: '', meals: ['dinner'], services: [hotel] };
    const unnamed = { ...hotel, title: ' ' };
    const typed = [
      { ...planned, services: [hotel, unnamed] },
      { ...days[2], meals: [], services: [] },
    ];
    await create({ Name: 'With services', Itinerary: JSON.stringify(typed) });
    expect((await rowOf('With services')).itinerary).toEqual([planned, days[2]]);
    for (const change of [{ kind: 'boat' }, { starts: '25:00' }, { nights: -1 }])
      expect(
        (
          await create({ Itinerary: JSON.stringify([{ ...planned, services: [{ ...hotel, ...change }] }]) })
        )[0],
      ).toBe(422);
    for (const wrong of ['', 'x', '{}', '[1]', '[{"title":1,"text":""}]'])
      expect((await create({ Itinerary: wrong }))[0]).toBe(422);
  });

  it('accepts a draft and a schedule, and names what it removed', async () => {
    const draft = { Name: 'Hidden', State: 'draft', Description: '<p>x</p><iframe src="//x"></iframe>' };
    expect(await create(draft)).toEqual([
      200,
      'Draft Saved Successfully.....\nLeft out, because a page cannot safely show it: <iframe>.',
    ]);
    const later = { Name: 'Later', State: 'scheduled', PublishAt: '2099-01-02T06:30' };
    expect(await create(later)).toEqual([200, 'Tour Package Scheduled for 2 Jan 2099, 06:30.....']);
    const past = { Name: 'Past', State: 'scheduled', PublishAt: '2020-01-02T06:30' };
    expect(await create(past)).toEqual([422, pastTime]);
    expect(await rowOf('Past')).toBeUndefined();
    const { id: laterId } = await rowOf('Later');
    expect(await update(laterId, past)).toEqual([422, pastTime]);
    expect(await rowOf('Later')).toMatchObject({ version: 1, state: 'scheduled' });
    const { result } = await read('/bhutan-tour-packages');
    const names = result.map((row: { tourPackageName: string }) => row.tourPackageName);
    expect(names).toContain('With days');
    expect(names).not.toContain('Hidden');
    expect(names).not.toContain('Later');
    const { id } = await rowOf('Hidden');
    expect(await read(`/bhutan-tour-package-description?id=${id}`)).toStrictEqual({ flag: '0' });
  });
});

describe('GET edit-data', () => {
  it('answers the package, or null for a missing one', async () => {
    const { id } = await rowOf('With days');
    const { result } = await read(`${packages}/edit-data?eid=${id}`);
    expect(result).toMatchObject({ _id: String(id), tourPackageName: 'With days', version: 1 });
    expect(result.tourPackageItinerary).toHaveLength(2);
    for (const query of ['', '?eid=x', '?eid=99999999'])
      expect(await read(`${packages}/edit-data${query}`)).toStrictEqual({ result: null });
  });
});

describe('POST update', () => {
  it('answers flag 1, and the price is the new one for visitors at once', async () => {
    const { id } = await rowOf('With days');
    const prices = { SellingPrice: 'Rs. 88,500.00/-', PriceBeforeDiscount: '' };
    expect(await update(id, { Name: 'With days', ...prices })).toStrictEqual({
      flag: '1',
      removed: [],
    });
    expect(await rowOf('With days')).toMatchObject({ selling_price_paise: '8850000', version: 2 });
    const { result } = await read('/bhutan-tour-packages');
    const listed = result.find((row: { _id: string }) => row._id === String(id));
    const { rows } = await test.pool.query('select inr_per_usd from site_settings');
    expect(listed.tourPackageSellingPrice).toBe(Math.ceil(88_500 / Number(rows[0].inr_per_usd)));
    const noted = await test.pool.query(
      `select detail from activity where action = 'package-updated' order by id desc limit 1`,
    );
    expect(noted.rows[0].detail).toEqual({ from: '₹45,000', to: '₹88,500' });
  });

  it('stores every field', async () => {
    await create({ Name: 'To change' });
    const { id } = await rowOf('To change');
    const changed = {
      Category: 'Domestic',
      Country: 'India',
      Name: 'Changed',
      Duration: '6 days',
      Inclusions: 'Guide',
      Activities: 'Rafting',
      Type: 'Adventure',
      PriceBeforeDiscount: '60,000',
      SellingPrice: '55,000',
      FeaturedImage: 'https://img.example/changed.jpg',
      Description: '<p>Another valley.</p>',
      Seller: 'Another seller',
      SellerDetails: 'Shillong',
    } satisfies typeof plain;
    await update(id, changed);
    expect(await rowOf('Changed')).toMatchObject({
      category: changed.Category,
      country: changed.Country,
      duration: changed.Duration,
      inclusions: changed.Inclusions,
      activities: changed.Activities,
      package_type: changed.Type,
      price_before_discount_paise: '6000000',
      selling_price_paise: '5500000',
      featured_image: changed.FeaturedImage,
      description_html: changed.Description,
      seller: changed.Seller,
      seller_details: changed.SellerDetails,
    });
  });

  it('keeps the days when the form has none, and clears them on request', async () => {
    const { id } = await rowOf('With days');
    expect((await rowOf('With days')).itinerary).toHaveLength(2);
    await update(id, { Name: 'With days', Itinerary: '[]' });
    expect((await rowOf('With days')).itinerary).toEqual([]);
  });

  it('answers flag -1 for a missing package, and the text of a failed check', async () => {
    for (const id of ['99999999', 'x']) expect(await update(id)).toStrictEqual({ flag: '-1' });
    expect(await update('')).toEqual([422, 'Data Not Received.....']);
    const { id } = await rowOf('Haa in spring');
    expect(await update(id, { Name: '' })).toEqual([422, 'Type Package Name.....']);
    for (const typed of noAmounts) {
      expect(await update(id, { SellingPrice: typed })).toEqual([422, 'Type Selling Price.....']);
      expect(await update(id, { PriceBeforeDiscount: typed })).toEqual([
        422,
        'Type Price Before Discount.....',
      ]);
    }
    expect(await update(id, { PriceBeforeDiscount: '40,000' })).toEqual([422, tooLow]);
    expect(await rowOf('Haa in spring')).toMatchObject({
      selling_price_paise: '4500000',
      price_before_discount_paise: '5000000',
    });
  });

  it('refuses a save of an older version', async () => {
    const { id } = await rowOf('Haa in spring');
    expect((await update(id, { Duration: '5 days' }, { n_eVersion: '1' })).flag).toBe('1');
    expect(await update(id, { Duration: '6 days' }, { n_eVersion: '1' })).toEqual([
      409,
      expect.stringMatching(/^Another staff member has saved this/),
    ]);
    expect((await rowOf('Haa in spring')).duration).toBe('5 days');
  });
});

describe('GET delete-data and POST delete', () => {
  it('name the package, remove it from the site, and answer flag 0 afterwards', async () => {
    const { id } = await rowOf('Tour 5');
    expect(await read(`${packages}/delete-data?did=${id}`)).toStrictEqual({ flag: '1', result: 'Tour 5' });
    expect(await send(`${packages}/delete?n_did=${id}`)).toStrictEqual({ flag: '1' });
    expect(await read(`/bhutan-tour-package-description?id=${id}`)).toStrictEqual({ flag: '0' });
    expect(await read(`${packages}/delete-data?did=${id}`)).toStrictEqual({ flag: '0' });
    for (const again of [id, 'x', '', '99999999'])
      expect(await send(`${packages}/delete?n_did=${again}`)).toStrictEqual({ flag: '0' });
    const { rows } = await test.pool.query(
      'select row_count from shelf_counts where shelf = $1 and list = $2',
      ['deleted', 'tour_packages'],
    );
    expect(Number(rows[0].row_count)).toBe(1);
  });
});
