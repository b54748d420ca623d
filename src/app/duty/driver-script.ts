import type { DriverTextKey } from '#app/content/duty/driver.ts';
import { filledText } from '#app/content/duty/languages.ts';
import { tellOpened } from '#app/ui/tell-opened.ts';
import { isLargeExpense, isUnexpectedCash } from '#domain/bookings/slip/entry-limits.ts';
import { isEarlyStart } from '#domain/bookings/slip/progress.ts';
import { formatPaise, paiseFromTyped } from '#domain/shared/money.ts';
import { driverEntryPath } from '#paths.ts';
import { createPhotos } from './expense-photos.ts';
import { keepPage, openWithoutNetwork } from './keep-page.ts';
import { createOutbox, type Item } from './outbox.ts';
import { offerLanguages, textOf, toLanguageView } from './page-language.ts';
import { offerPhotos } from './photo-input.ts';
import { sendEntry } from './send-entry.ts';

/** Runs the driver's page: entries go into the outbox first, and the page shows them at once. */

const page = document.querySelector<HTMLElement>('[data-driver-page]') ?? document.body;
const address = page.dataset.driverPage ?? location.pathname;
const token = address.split('/').at(-1) ?? '';
const outbox = createOutbox(localStorage, address, (item) => sendEntry(driverEntryPath(token), item));
const photos = createPhotos({
  address,
  token,
  newKey,
  stateOf: (key) => outbox.list().find((item) => item.key === key)?.state ?? 'sent',
});

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
});

const find = (selector: string, within: ParentNode = page) => within.querySelector<HTMLElement>(selector);

function toggle(selector: string, isShown: boolean, within: ParentNode = page): void {
  find(selector, within)?.toggleAttribute('hidden', !isShown);
}

function write(selector: string, text: string, within: ParentNode): void {
  const element = find(selector, within);
  if (element) element.textContent = text;
}

/** Steps that the server knew when it made the page. */
const doneBefore = new Set(
  [...page.querySelectorAll<HTMLElement>('[data-step][data-state=done]')].map(({ dataset }) => dataset.step),
);

const lastOf = (items: readonly Item[], kind: string | undefined, isRefused: boolean): Item | undefined =>
  items.filter(({ fields, state }) => fields.kind === kind && (state === 'refused') === isRefused).at(-1);

/** Whether the step is done. */
function showStep(step: HTMLElement, items: readonly Item[]): boolean {
  const { step: kind } = step.dataset;
  const item = lastOf(items, kind, false);
  toggle('[data-unsent]', item?.state === 'waiting', step);
  if (item) {
    write('[data-done-at]', clock.format(new Date(item.at)), step);
    write('[data-done-km]', item.fields.odometerKm ? `, ${item.fields.odometerKm} km` : '', step);
    return true;
  }
  // Beside the button that was pressed.
  const refused = lastOf(items, kind, true);
  if (refused) write('[data-fault]', refused.text, step);
  return doneBefore.has(kind);
}

function showSteps(items: readonly Item[]): void {
  const list = find('[data-steps=open]');
  if (!list) return;
  let isNext = true;
  for (const step of list.querySelectorAll<HTMLElement>('[data-step]')) {
    const isDone = showStep(step, items);
    step.dataset.state = isDone ? 'done' : isNext ? 'now' : 'later';
    if (!isDone) isNext = false;
  }
}

/** Copies the template of a list for each item. */
function showByTemplate(
  selector: string,
  items: readonly Item[],
  fill: (item: Item, row: HTMLElement) => void,
) {
  const list = find(selector);
  const first = list?.querySelector('template')?.content.firstElementChild;
  for (const row of list?.querySelectorAll('[data-of-outbox]') ?? []) row.remove();
  for (const item of items) {
    const row = first?.cloneNode(true) as HTMLElement | undefined;
    if (!row) return;
    row.dataset.ofOutbox = '';
    fill(item, row);
    list?.append(row);
  }
}

function nameOf({ fields: { kind } }: Item): string {
  if (kind === 'photo') return textOf('expenses.photo');
  const isExpense = kind === 'expense' || kind === 'removal';
  return textOf(isExpense ? 'expenses.heading' : (`steps.${kind}.name` as DriverTextKey));
}

/** Whether the expense has a photo, and whether it was sent. */
function showPhotoNote(row: HTMLElement, key: string): void {
  const { state, text = '' } = photos.find(key) ?? {};
  const isWaiting = state === 'waiting';
  toggle('[data-photo-note]', isWaiting || state === 'sent' || 'hasPhoto' in row.dataset, row);
  const waitingText = text || textOf('expenses.photoWaiting');
  write('[data-photo-note]', isWaiting ? waitingText : textOf('expenses.withPhoto'), row);
}

function showExpenses(items: readonly Item[]): void {
  const accepted = items.filter(({ state }) => state !== 'refused');
  const removed = new Set(accepted.map(({ fields }) => fields.removes));
  const expenses = accepted.filter(({ fields, key }) => fields.kind === 'expense' && !removed.has(key));
  for (const row of page.querySelectorAll<HTMLElement>('[data-expense]')) {
    row.hidden = removed.has(row.dataset.expense);
    showPhotoNote(row, row.dataset.expense ?? '');
  }
  showByTemplate('[data-expenses]', expenses, ({ key, fields, state }, row) => {
    row.querySelector('[name=removes]')?.setAttribute('value', key);
    const name = find(`option[value="${fields.expense}"]`)?.textContent ?? '';
    write('[data-name]', [name, fields.reason].filter(Boolean).join(': '), row);
    write('[data-amount]', formatPaise(paiseFromTyped(fields.amount ?? '') ?? 0), row);
    toggle('[data-unsent]', state === 'waiting', row);
    showPhotoNote(row, key);
  });
}

function showRefused(items: readonly Item[]): void {
  // A step that is still shown says it beside its button.
  const isBesideButton = ({ fields }: Item) => find(`[data-step="${fields.kind}"][data-state=now]`) !== null;
  const isTold = (item: Item) => item.state === 'refused' && item.text !== '' && !isBesideButton(item);
  const refused = [...items.filter(isTold), ...photos.outbox.list().filter(isTold)];
  showByTemplate('[data-refused]', refused, (item, row) => {
    write('[data-name]', nameOf(item), row);
    write('[data-text]', item.text, row);
    find('button', row)?.addEventListener('click', () => {
      if (item.fields.kind !== 'photo') outbox.remove(item);
      photos.remove(item.key);
      show();
    });
  });
}

function show(): void {
  const items = outbox.list();
  const waiting = [...items, ...photos.outbox.list()].filter(({ state }) => state === 'waiting').length;
  toggle('[data-offline]', !navigator.onLine);
  toggle('[data-waiting]', waiting > 0);
  write('[data-waiting-count]', String(waiting), page);
  showSteps(items);
  showExpenses(items);
  showRefused(items);
}

const firstPauseMs = 3000;
const maxPauseMs = 60_000;
const pauseMs = (attempt: number) => Math.min(maxPauseMs, firstPauseMs * 2 ** attempt);
let attempts = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let photoAttempts = 0;
let photoTimer: ReturnType<typeof setTimeout> | undefined;

async function sendPhotos(): Promise<void> {
  clearTimeout(photoTimer);
  const isSent = await photos.outbox.flush(show);
  show();
  if (isSent) photoAttempts = 0;
  else photoTimer = setTimeout(sendPhotos, pauseMs(photoAttempts++));
}

/** The end changes the page more than this script does: the customer's number and address are no longer on it. */
const hasEnded = () =>
  find('[data-steps=open]') !== null &&
  outbox.list().some(({ fields, state }) => fields.kind === 'end' && state === 'sent');

async function send(): Promise<void> {
  clearTimeout(timer);
  const hadWaiting = outbox.list().some(({ state }) => state === 'waiting');
  const isSent = await outbox.flush(show);
  show();
  if (!isSent) {
    timer = setTimeout(send, pauseMs(attempts++));
    return;
  }
  attempts = 0;
  void sendPhotos();
  if (!hadWaiting) return;
  if (hasEnded()) location.reload();
  else if ('caches' in window) await keepPage().catch(() => {});
}

/** `crypto.randomUUID` is missing on older phones and outside HTTPS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A wrong code keeps the time of the first try: asking the customer again costs them nothing. */
function timeOf(kind: string): Date {
  const refused = outbox.list().find(({ fields, state }) => fields.kind === kind && state === 'refused');
  if (!refused || kind !== 'end') return new Date();
  outbox.remove(refused);
  return new Date(refused.at);
}

const kmIn = (text: string | null | undefined): number => Number((text ?? '').replaceAll(/\D/g, ''));

/** The highest reading so far, from this page or from an earlier one. */
function lastKm(): number {
  const shown = [...page.querySelectorAll('[data-step][data-state=done] [data-done-km]')];
  return Math.max(0, ...shown.map(({ textContent }) => kmIn(textContent)));
}

/** More than a day's drive, so it is asked about, too. */
const maxKmAtOnce = 1500;

/** Asks once about a reading that can hardly be; the same number again is taken, because the earlier one may be wrong. */
function isDoubtful(form: HTMLFormElement, typed: string | undefined): boolean {
  if (!typed) return false;
  const [last, km] = [lastKm(), kmIn(typed)];
  if (last === 0 || (km >= last && km <= last + maxKmAtOnce)) return false;
  if (form.dataset.askedAbout === typed) return false;
  form.dataset.askedAbout = typed;
  write('[data-fault]', filledText(textOf('doubtful'), { km: last }), form);
  return true;
}

/** Asks once before a duty of another day begins: the link is sent the evening before, and the button is at hand. */
function isTooEarly(form: HTMLFormElement, kind: string | undefined): boolean {
  if (kind !== 'start' || form.dataset.askedEarly) return false;
  if (!isEarlyStart(Number(page.dataset.pickUpMs), Date.now())) return false;
  form.dataset.askedEarly = 'yes';
  write('[data-fault]', filledText(textOf('early'), { when: page.dataset.pickUp ?? '' }), form);
  return true;
}

/** Asks once before the end without the code, which only staff can take back; the kilometres are needed with it, too. */
function isEndInDoubt(form: HTMLFormElement, { withoutCode, odometerKm }: Record<string, string>): boolean {
  if (!withoutCode) return false;
  const odometer = form.querySelector<HTMLInputElement>('[name=odometerKm]');
  if (!odometerKm) odometer?.focus();
  else if (form.dataset.askedWithoutCode) return false;
  else form.dataset.askedWithoutCode = 'yes';
  write('[data-fault]', textOf(odometerKm ? 'withoutCodeAsk' : 'odometerMissing'), form);
  return true;
}

/** Asks once about cash that differs much from what is to be collected. Without the code the office calls anyway. */
function isCashInDoubt(
  form: HTMLFormElement,
  { kind, collected = '', withoutCode }: Record<string, string>,
): boolean {
  const { duePaise } = page.dataset;
  if (kind !== 'end' || duePaise === undefined || (withoutCode && collected === '')) return false;
  const [due, paise] = [Number(duePaise), paiseFromTyped(collected) ?? 0];
  if (!isUnexpectedCash(due, paise) || form.dataset.askedCash === collected) return false;
  form.dataset.askedCash = collected;
  const amounts = { due: formatPaise(due), typed: formatPaise(paise) };
  write('[data-fault]', filledText(textOf('collect.check'), amounts), form);
  return true;
}

/** Asks once about an expense that is larger than most. */
function isExpenseInDoubt(form: HTMLFormElement, { kind, amount = '' }: Record<string, string>): boolean {
  const paise = kind === 'expense' ? (paiseFromTyped(amount) ?? 0) : 0;
  const isAsked = isLargeExpense(paise) && form.dataset.askedAmount !== amount;
  if (isAsked) form.dataset.askedAmount = amount;
  if (kind === 'expense')
    write(
      '[data-fault]',
      isAsked ? filledText(textOf('expenses.check'), { amount: formatPaise(paise) }) : '',
      form,
    );
  return isAsked;
}

function fieldsOf(form: HTMLFormElement, { submitter }: SubmitEvent): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && name !== 'key') fields[name] = value;
  // Older phones leave the pressed button out.
  if (submitter instanceof HTMLButtonElement && submitter.name) fields[submitter.name] = submitter.value;
  return { ...fields, language: toLanguageView() };
}

function enter(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.dataset.entry) return;
  const fields = fieldsOf(form, event);
  const isInDoubt =
    isTooEarly(form, fields.kind) ||
    isDoubtful(form, fields.odometerKm) ||
    isEndInDoubt(form, fields) ||
    isCashInDoubt(form, fields) ||
    isExpenseInDoubt(form, fields);
  if (isInDoubt) {
    event.preventDefault();
    return;
  }
  const isExpense = fields.kind === 'expense';
  try {
    outbox.add((isExpense && photos.draft()) || newKey(), fields, timeOf(fields.kind ?? ''));
    if (isExpense) photos.enter(new Date());
  } catch {
    // The phone stores nothing, so the form is sent as without script.
    return;
  }
  event.preventDefault();
  if (isExpense) form.reset();
  if (fields.removes) photos.remove(fields.removes);
  show();
  void send();
}

offerLanguages(page, () => show());
offerPhotos(page, photos);
outbox.forgetKnown(new Set(page.dataset.known?.split(' ')));
photos.outbox.forgetKnown(new Set(page.dataset.knownPhotos?.split(' ')));
show();
page.addEventListener('submit', enter);
addEventListener('online', () => void send());
addEventListener('offline', show);
addEventListener('pageshow', () => void send());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void send();
});
if (page.dataset.tellOpened) tellOpened(page.dataset.tellOpened);
openWithoutNetwork().catch(() => {});
void photos.forgetOld();
void send();
