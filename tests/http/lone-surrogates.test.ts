import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addByHand } from '#domain/enquiries/intake/enquiry-service.ts';
import { makeQuote } from '#domain/quotes/quote-staff-service.ts';
import { paths, quotePath } from '#paths.ts';
import { type HttpBrowser, httpBrowser } from '../support/http-browser.ts';
import { someActor } from '../support/some-actor.ts';
import { someTerms } from '../support/some-terms.ts';
import { addStaff } from '../support/staff-api.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const actor = someActor(test);
let web: Web;
let staff: HttpBrowser;
beforeAll(async () => {
  web = await startWeb({ databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1' });
  staff = httpBrowser(web.url);
  expect(await staff.logIn((await addStaff(test)).username)).toBe('Session:1');
});
afterAll(() => web?.stop());

/** Half of a pair, alone, at the end of a text and before another text; in JSON it is written as an escape. */
const typed = 'Asha \ud83d';
const stored = 'Asha \ufffd';
/** The same in the bytes of a form, where UTF-8 has no way to say it. */
const encoded = 'Asha%20%ED%A0%BD';

const sendJson = (path: string, fields: object) =>
  staff.ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
const sendForm = (path: string, body: string) =>
  staff.ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });

const newest = async (table: string, columns: string) =>
  (await test.pool.query(`select ${columns} from ${table} order by id desc limit 1`)).rows[0];

const anEnquiry = () =>
  addByHand(test.db, actor, {
    name: 'Asha',
    contactNo: '98640 12345',
    email: '',
    message: '',
    code: '',
    source: 'call',
  });

const terms = someTerms();

// Level 50 is an error in the log.
afterAll(() => expect(web.output()).not.toContain('"level":50'));

describe('a lone surrogate', () => {
  it('in the name under an accepted quote is replaced, and the quote is accepted', async () => {
    for (const send of [
      (path: string) => sendJson(path, { name: typed }),
      (path: string) => sendForm(path, `name=${encoded}`),
    ]) {
      const { quote, token } = await makeQuote(test, actor, await anEnquiry(), terms);
      expect((await send(quotePath(token))).status).toBe(303);
      const { rows } = await test.pool.query('select accepted_by from quotes where id = $1', [quote.id]);
      expect(rows[0].accepted_by).toMatch(/^Asha \ufffd+$/);
    }
  });

  it('in a message is replaced, by the call and by the page', async () => {
    const fields = { n_name: typed, n_contactno: '98640 12345', n_message: typed };
    expect((await sendJson('/api/contact-us-message', fields)).status).toBe(200);
    expect(await newest('enquiries', 'name, message')).toEqual({ name: stored, message: stored });
    expect((await sendJson(paths.contact, { ...fields, n_email: 'a@b.example' })).status).toBe(200);
    expect(await newest('enquiries', 'name, message')).toEqual({ name: stored, message: stored });
    expect((await sendForm(paths.contact, `n_name=${encoded}&n_contactno=98640`)).status).toBe(200);
    expect((await newest('enquiries', 'name')).name).toMatch(/^Asha \ufffd+$/);
  });

  it('that comes from cutting a page’s address or a campaign is left out', async () => {
    const page = `/blog-page/${'a'.repeat(188)}😀`;
    const campaign = `${'c'.repeat(199)}😀`;
    const fields = { n_name: 'Asha', n_contactno: '98640', n_message: 'cut', page, campaign };
    expect((await sendJson('/api/contact-us-message', fields)).status).toBe(200);
    expect(await newest('enquiries', 'page, campaign')).toEqual({
      page: page.slice(0, 199),
      campaign: campaign.slice(0, 199),
    });
  });

  it('in a blog is replaced, an itinerary’s and a package’s too', async () => {
    const blog = {
      n_blogDate: '2026-11-15',
      n_blogHeading: typed,
      n_blogBody: `<p>${typed} &#xD83D;</p>`,
      n_blogAuthor: typed,
      n_blogState: 'draft',
    };
    expect((await sendJson('/api/adminDashboard/blogs/write_blog', blog)).status).toBe(200);
    expect(await newest('blogs', 'heading, author, body_html')).toEqual({
      heading: stored,
      author: stored,
      body_html: '<p>Asha \ufffd \ufffd</p>',
    });
    const tourPackage = {
      n_tourPackageCategory: 'International',
      n_tourPackageCountry: 'Bhutan',
      n_tourPackageName: typed,
      n_tourPackageDuration: typed,
      n_tourPackageSellingPrice: '1000',
      n_tourPackageFeaturedImage: 'https://images.example/a.webp',
      n_tourPackageDescription: `<p>${typed}</p>`,
      n_tourPackageItinerary: JSON.stringify([{ title: typed, text: 'U+0000: \0' }]),
      n_tourPackageState: 'draft',
    };
    const created = await sendJson('/api/adminDashboard/tour-packages/create', tourPackage);
    expect([created.status, await created.text()]).toEqual([200, expect.any(String)]);
    expect(await newest('tour_packages', 'name, itinerary')).toEqual({
      name: stored,
      itinerary: [{ title: stored, text: 'U+0000:' }],
    });
  });

  it('in a user’s profile is replaced', async () => {
    const created = await sendJson('/api/adminDashboard/manage-users/user-add/create-user', {
      n_name: typed,
      n_username: `${typed}@purvai.example`,
      n_password: 'four oars on the Umiam',
      n_designation: typed,
    });
    expect(await created.json()).toEqual({ flag: 1, payload: stored });
    expect(await newest('staff_users', 'name, username, designation')).toEqual({
      name: stored,
      username: `asha \ufffd@purvai.example`,
      designation: stored,
    });
  });

  it('in a note, a reply’s title and a quote is replaced', async () => {
    const id = await anEnquiry();
    const enquiryAction = `${paths.adminEnquiry}.data?id=${id}`;
    expect((await sendForm(enquiryAction, `intent=note&id=${id}&text=${encoded}`)).status).toBe(200);
    expect((await newest('enquiry_events', 'detail')).detail.text).toMatch(/^Asha \ufffd+$/);
    const title = encodeURIComponent(`${'t'.repeat(79)}😀\0`);
    expect((await sendForm(enquiryAction, `intent=reply&id=${id}&channel=mail&title=${title}`)).status).toBe(
      200,
    );
    expect((await newest('enquiry_events', 'detail')).detail.title).toBe('t'.repeat(79));
    const made = await sendJson(`${paths.adminQuotes}.data`, {
      intent: 'make',
      enquiryId: id,
      quote: {
        lines: [{ text: typed, quantity: '1', price: '3500' }],
        serviceKind: 'cab',
        gstPercent: '5',
        validUntil: terms.validUntil,
        inclusions: typed,
        exclusions: '',
      },
    });
    expect([made.status, await made.text()]).toEqual([200, expect.any(String)]);
    const quote = await newest('quotes', 'lines, inclusions');
    expect([quote.lines[0].text, quote.inclusions]).toEqual([stored, stored]);
  });

  it('in the address of a forgotten password is no error', async () => {
    const email = encodeURIComponent(`${'a'.repeat(253)}😀`);
    expect((await sendForm(`${paths.forgotPassword}.data`, `email=${email}`)).status).toBe(200);
    expect((await sendJson(`${paths.forgotPassword}.data`, { email: typed })).status).toBe(200);
  });

  it.each([
    `/api/adminDashboard/manage-users/users-read?search=${encoded}`,
    `/api/adminDashboard/blogs?search=${encoded}`,
    `/api/adminDashboard/tour-packages/read?search=${encoded}`,
    `${paths.manageUsers}?search=${encoded}`,
    `${paths.adminBlogs}?search=${encoded}`,
    `${paths.adminTourPackages}?search=${encoded}`,
    `${paths.adminMessages}?search=${encoded}`,
    `${paths.adminMessages}?search=${'a'.repeat(199)}${encodeURIComponent('😀')}`,
    `${paths.customerData}?find=${encoded}`,
    `${paths.activity}?actor=${encoded}`,
  ])('is looked for without a fault: %s', async (address) => {
    expect((await staff.ask(address)).status).toBe(200);
  });
});
