import { Fragment, StrictMode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectSound } from '../../../../tests/support/component-axe.ts';
import { press } from '../../../../tests/support/component-keys.ts';
import { Dialog } from './dialog.tsx';
import { PopupButton } from './popup-button.tsx';

const opener = page.getByRole('button', { name: 'Add a car' });
const popup = page.getByRole('dialog', { name: 'A car' });
const plate = popup.getByLabelText('Number plate');

type Sizes = { size?: 'narrow' | 'wide' | 'side'; mayClose?: () => boolean };

const CarButton = (props: Sizes) => (
  <>
    <PopupButton
      label="Add a car"
      popup={(close) => (
        <Dialog title="A car" onClose={close} {...props}>
          <label className="grid">
            Number plate
            <input />
          </label>
          <button type="submit">Add</button>
        </Dialog>
      )}
    />
    <button type="button">Behind it</button>
  </>
);

const isInside = () => popup.element().contains(document.activeElement);

describe('a popup', () => {
  it('has the focus in its first field before it is painted, so that no key is lost', async () => {
    await render(<CarButton />);
    // Before the browser's next task: a key that is typed at once must already find the field.
    (opener.element() as HTMLElement).click();
    await Promise.resolve();
    expect(document.activeElement).toBe(plate.element());
    await press('AS 01');
    await expect.element(plate).toHaveValue('AS 01');
    await expectSound(popup.element());
  });

  it('keeps Tab inside', async () => {
    await render(<CarButton />);
    await opener.click();
    const reached = new Set<Element | null>();
    for (let pressed = 0; pressed < 8; pressed += 1) {
      await press('<Tab>');
      reached.add(document.activeElement);
    }
    const behind = page.getByText('Behind it');
    expect(reached).toContain(popup.getByRole('button', { name: 'Close' }).element());
    expect(reached).not.toContain(behind.element());
    expect(reached).not.toContain(opener.element());
  });

  it.each(['<Escape>', 'Close'])('closed by %s gives the focus back to its button', async (way) => {
    await render(<CarButton />);
    await opener.click();
    await expect.poll(isInside).toBe(true);
    if (way === 'Close') await popup.getByRole('button', { name: way }).click();
    else await press(way);
    await expect.element(popup).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await opener.click();
    await expect.element(plate).toHaveFocus();
  });

  it.each(['at once', 'in strict mode'])(
    'that its parent takes away gives the focus back too, %s',
    async (mode) => {
      const Frame = mode === 'at once' ? Fragment : StrictMode;
      await render(
        <Frame>
          <PopupButton
            label="Add a car"
            popup={(close) => (
              <Dialog title="A car" onClose={close}>
                <button type="button" onClick={close}>
                  Saved
                </button>
              </Dialog>
            )}
          />
        </Frame>,
      );
      await opener.click();
      await popup.getByRole('button', { name: 'Saved' }).click();
      await expect.element(popup).not.toBeInTheDocument();
      await expect.element(opener).toHaveFocus();
    },
  );

  it.each(['narrow', 'wide', 'side'] as const)('%s fits a small phone', async (size) => {
    await page.viewport(320, 560);
    await render(<CarButton size={size} />);
    await opener.click();
    const { left, right, top, bottom } = popup.element().getBoundingClientRect();
    expect([left >= 0, right <= 320, top >= 0, bottom <= 560]).toEqual([true, true, true, true]);
    await expect.element(popup.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await page.viewport(1280, 800);
  });

  it('that may not close stays open however often it is asked', async () => {
    let asked = 0;
    const mayClose = () => {
      asked += 1;
      return false;
    };
    await render(<CarButton mayClose={mayClose} />);
    await opener.click();
    await plate.fill('AS 01');
    await press('<Escape>', '<Escape>', '<Escape>');
    await popup.getByRole('button', { name: 'Close' }).click();
    expect(asked).toBe(4);
    await expect.element(plate).toHaveValue('AS 01');
  });

  it('inside another one closes alone', async () => {
    await render(
      <PopupButton
        label="Add a car"
        popup={(close) => (
          <Dialog title="A car" onClose={close}>
            <PopupButton
              label="Choose a driver"
              popup={(closeInner) => (
                <Dialog title="A driver" onClose={closeInner}>
                  <button type="button">Tenzin</button>
                </Dialog>
              )}
            />
          </Dialog>
        )}
      />,
    );
    await opener.click();
    const inner = popup.getByRole('button', { name: 'Choose a driver' });
    await inner.click();
    const drivers = page.getByRole('dialog', { name: 'A driver' });
    await expect.element(drivers.getByRole('button', { name: 'Tenzin' })).toHaveFocus();
    await press('<Escape>');
    await expect.element(drivers).not.toBeInTheDocument();
    await expect.element(popup).toBeVisible();
    await expect.element(inner).toHaveFocus();
    await press('<Escape>');
    await expect.element(popup).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('of the page as it arrived becomes modal and closes', async () => {
    function Arrived() {
      const [isOpen, setOpen] = useState(true);
      return isOpen ? (
        <Dialog title="A car" isOpenAtFirst onClose={() => setOpen(false)}>
          <button type="button">Add</button>
        </Dialog>
      ) : (
        <p>Closed</p>
      );
    }
    await render(<Arrived />);
    await expect.poll(() => popup.element().matches(':modal')).toBe(true);
    await press('<Escape>');
    await expect.element(page.getByText('Closed')).toBeVisible();
  });
});
