import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const composer = (page: Page) => page.getByRole('region', { name: 'Reply or note' });

/** Shows the field for a note; the reply's is shown at first. */
export const composeNote = (page: Page) =>
  composer(page).getByRole('button', { name: 'Note', exact: true }).click();

export const composeReply = (page: Page) =>
  composer(page).getByRole('button', { name: 'Reply', exact: true }).click();

/** Opens a section of facts where it is folded: on a phone. */
export async function unfold(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Contacted', exact: true })).toBeEnabled();
  const fold = page.getByRole('main').getByRole('button', { name, exact: true });
  if (await fold.isVisible()) await fold.click();
}

const keySeconds = 0.15;
const choiceSeconds = 0.8;

/** Allowed to the system on top of the staff member's time; its real time depends on what else the machine runs. */
const systemSeconds = 0.5;

/** A staff member who types a key in 150 ms and takes 800 ms for a choice. */
export class Pace {
  #seconds = systemSeconds;

  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  async type(text: string): Promise<void> {
    this.#seconds += text.length * keySeconds;
    await this.#page.keyboard.type(text);
  }

  async press(key: string): Promise<void> {
    this.#seconds += keySeconds;
    await this.#page.keyboard.press(key);
  }

  async choose(act: Promise<unknown>): Promise<void> {
    this.#seconds += choiceSeconds;
    await act;
  }

  get seconds(): number {
    return this.#seconds;
  }
}
