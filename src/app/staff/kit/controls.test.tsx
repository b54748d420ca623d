import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectSound } from '../../../../tests/support/component-axe.ts';
import { press } from '../../../../tests/support/component-keys.ts';
import { renderOnPage } from '../../../../tests/support/component-router.tsx';
import { Button } from './button.tsx';
import { Checkbox, Radio } from './checkbox.tsx';
import { FilterBar, FilterSelect } from './filter-bar.tsx';
import { Input } from './input.tsx';
import { Paging } from './paging.tsx';
import { TextField } from './text-field.tsx';

describe('before hydration', () => {
  it('a button is disabled unless the browser can do its work', () => {
    expect(renderToString(<Button>Save</Button>)).toContain('disabled=""');
    expect(renderToString(<Button worksWithoutScript>Search</Button>)).not.toContain('disabled=""');
  });

  it('a field can be filled in unless it needs the script', () => {
    expect(renderToString(<Input aria-label="Name" />)).not.toContain('disabled=""');
    expect(renderToString(<Input needsScript type="file" aria-label="Photo" />)).toContain('disabled=""');
  });
});

it('fields say what they are, what helps and what is wrong', async () => {
  const { container } = await render(
    <form>
      <TextField id="name" name="name" label="Name" hint="As in the passport." />
      <TextField id="phone" name="phone" label="Phone" required invalid />
      <Checkbox name="mail" hint="To care@purvai.example">
        Mail it
      </Checkbox>
      <Radio name="state" value="draft">
        Draft
      </Radio>
    </form>,
  );
  await expect
    .element(page.getByLabelText('Name (optional)'))
    .toHaveAccessibleDescription('As in the passport.');
  await expect.element(page.getByLabelText('Phone')).toHaveAttribute('aria-invalid', 'true');
  const mail = page.getByRole('checkbox', { name: 'Mail it', exact: true });
  await expect.element(mail).toHaveAccessibleDescription('To care@purvai.example');
  await page.getByText('To care@purvai.example').click();
  await expect.element(mail).toBeChecked();
  await expectSound(container);
});

describe('a filter bar', () => {
  const texts = { label: 'Find a car', go: 'Search' };
  const bar = (
    <FilterBar
      action="/cars"
      appliesAtOnce
      keep={{ show: 'ended', tab: undefined }}
      search={{ texts, value: '' }}
      clear={{ to: '/cars', label: 'All cars' }}
    >
      <FilterSelect
        name="city"
        label="City"
        any="All cities"
        value=""
        options={[{ value: 'guwahati', label: 'Guwahati' }]}
      />
    </FilterBar>
  );

  it('applies a choice at once and keeps the rest of the address', async () => {
    await renderOnPage(bar);
    await expectSound(page.getByRole('search').element());
    await userEvent.selectOptions(page.getByLabelText('City'), 'Guwahati');
    await expect
      .element(page.getByRole('heading', { name: '/cars?show=ended&search=&city=guwahati' }))
      .toBeVisible();
  });

  it('searches by its key and Enter', async () => {
    await renderOnPage(bar);
    await press('/', 'AS 01', '<Enter>');
    await expect.element(page.getByRole('heading', { name: /^\/cars\?.*search=AS\+01/ })).toBeVisible();
  });
});

it('a step that leads nowhere keeps its place and is no link', async () => {
  await renderOnPage(
    <Paging
      label="Pages"
      steps={[
        { label: 'Newer', to: undefined },
        { label: 'Older', to: '/older' },
      ]}
    />,
  );
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect.element(pages.getByText('Newer')).toBeVisible();
  expect(pages.getByRole('link').elements()).toHaveLength(1);
});
