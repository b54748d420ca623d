import { createRoutesStub } from 'react-router';
import { onTestFinished } from 'vitest';
import type { Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';

type Routes = Parameters<typeof createRoutesStub>[0];

/** Mounts a component as a page with a loader and an action of its own. */
export async function renderAt(address: string, routes: Routes) {
  const Stub = createRoutesStub(routes.map((route) => ({ HydrateFallback: () => null, ...route })));
  const mounted = await render(<Stub initialEntries={[address]} />);
  // A form with unsaved changes would ask before the last page is closed.
  onTestFinished(() => mounted.unmount());
}

/** Presses a bar and moves it; what happens before it is let go is up to the test. */
export function dragFrom(bar: Locator, more: { shiftKey?: boolean; pointerType?: string } = {}) {
  const element = bar.element();
  const { left, top } = element.getBoundingClientRect();
  const [x, y] = [left + 8, top + 8];
  const fire = (target: EventTarget, type: string, clientX: number, clientY: number) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        clientX,
        clientY,
        pointerType: 'mouse',
        button: 0,
        isPrimary: true,
        bubbles: true,
        ...more,
      }),
    );
  fire(element, 'pointerdown', x, y);
  return {
    to(row: Locator, byPx = 0) {
      const box = row.element().getBoundingClientRect();
      const end = [x + byPx, box.top + box.height / 2] as const;
      fire(window, 'pointermove', ...end);
      return { drop: async () => void fire(window, 'pointerup', ...end) };
    },
  };
}
