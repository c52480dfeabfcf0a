import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { NOT_PROVED_TEXT } from '../errors/api-error';
import { FormBanner } from './FormBanner';
import { notify } from './notify';
import { ToastHost } from './ToastHost';

const TEXT = 'El horario ya no está disponible';

const toast = () => screen.findByText(TEXT, { selector: '[data-kind] > span' });

function show(banner: React.ReactElement) {
  return render(
    <>
      <ToastHost />
      <main>{banner}</main>
    </>,
  );
}

test('a refusal is seen in its toast, and in the form from when that has gone; only the form says it', async () => {
  act(() => notify.errorInPage(TEXT));
  show(<FormBanner kind="error">{TEXT}</FormBanner>);
  const inPage = screen.getByText(TEXT, { selector: 'main *' });
  expect(inPage).not.toBeVisible();
  const said = screen.getAllByText(TEXT).filter((element) => element.closest('[aria-hidden="true"]') === null);
  expect(said).toEqual([inPage]);
  expect(within(screen.getByRole('main')).getByRole('alert')).toContainElement(inPage);
  await userEvent.click(await toast());
  await waitFor(() => expect(inPage).toBeVisible());
});

test('the advice is shown at once, without the words of the toast, and all of it is announced', async () => {
  act(() => notify.errorInPage(TEXT));
  show(<FormBanner kind="error">{`${TEXT}. Elegí otro.`}</FormBanner>);
  expect(screen.getByText('Elegí otro.')).toBeVisible();
  expect(screen.getByText(`${TEXT}.`)).toHaveStyle({ position: 'absolute', width: '1px' });
  expect(screen.getByText('Elegí otro.').parentElement).toHaveTextContent(`${TEXT}. Elegí otro.`);
  await toast();
});

test('where something has gone the whole text is seen at once, beside its toast', async () => {
  act(() => notify.errorInPage(TEXT));
  show(
    <FormBanner kind="error" isWhole>
      {TEXT}
    </FormBanner>,
  );
  expect(screen.getByText(TEXT, { selector: 'main *' })).toBeVisible();
  await toast();
});

test('what only begins with the words of another toast is seen whole', async () => {
  act(() => notify.errorInPage(TEXT));
  show(<FormBanner kind="error">{`${TEXT} para dos personas. Elegí otro.`}</FormBanner>);
  expect(screen.getByText(`${TEXT} para dos personas. Elegí otro.`)).toBeVisible();
  await toast();
});

test('a failure of which no toast tells is there at once, and said', () => {
  show(<FormBanner kind="error">{TEXT}</FormBanner>);
  expect(screen.getByText(TEXT)).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent(TEXT);
});

test.each([
  [NOT_PROVED_TEXT, ['nearest']],
  [TEXT, []],
])('a declined proof has no toast, so its banner scrolls into sight: %s', (text, scrolled) => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  show(<FormBanner kind="error">{text}</FormBanner>);
  expect(scroll.mock.calls.map(([options]) => (options as ScrollIntoViewOptions).block)).toEqual(scrolled);
  scroll.mockRestore();
});
