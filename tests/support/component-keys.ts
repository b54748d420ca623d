import { userEvent } from 'vitest/browser';

/** `Control+Shift+8` as user-event writes it: `{Control>}{Shift>}8{/Shift}{/Control}`. */
function chord(keys: string): string {
  const held = keys.split('+');
  const last = held.pop() ?? '';
  const down = held.map((key) => `{${key}>}`).join('');
  const up = held.map((key) => `{/${key}}`).reverse();
  return `${down}{${last}}${up.join('')}`;
}

const literally = (text: string) => text.replaceAll(/[{[]/g, '$&$&');

/** The browser reports a moved cursor with the next frame, and no finger is quicker. */
const nextFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** Types texts and presses keys, which are in angle brackets: `['Fares', '<Control+z>']`. */
export async function press(...steps: string[]): Promise<void> {
  for (const step of steps) {
    const key = /^<(.+)>$/.exec(step)?.[1];
    await userEvent.keyboard(key ? chord(key) : literally(step));
    await nextFrame();
  }
}
