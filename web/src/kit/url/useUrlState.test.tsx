import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { goBack } from '../../testing/go-back';
import { monthIn, searchOf } from './query';
import { useUrlState } from './useUrlState';

const read = (query: URLSearchParams) => monthIn(query, 'mes');
const write = (month: string | null) => searchOf([['mes', month]]);

function Page() {
  const { urlState, go, state } = useUrlState(read, write);
  return (
    <>
      <output>{`${urlState} ${JSON.stringify(state)}`}</output>
      <button type="button" onClick={() => go('2026-12')}>
        Diciembre
      </button>
      <button type="button" onClick={() => go('2027-01', { state: { why: 'enero' } })}>
        Enero
      </button>
      <button type="button" onClick={() => go(null, { replace: true })}>
        Ninguno
      </button>
    </>
  );
}

function open(search: string) {
  const router = createMemoryRouter([{ path: '/', element: <Page /> }], { initialEntries: [`/${search}`] });
  render(<RouterProvider router={router} />);
  return { back: () => goBack(router), search: () => router.state.location.search };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('each step is in the address, and Back undoes it', async () => {
  const { back, search } = open('?mes=2026-11');
  expect(await screen.findByText('2026-11 null')).toBeVisible();
  await press('Diciembre');
  expect(search()).toBe('?mes=2026-12');
  await press('Enero');
  expect(await screen.findByText('2027-01 {"why":"enero"}')).toBeVisible();
  await back();
  await back();
  expect(await screen.findByText('2026-11 null')).toBeVisible();
});

test('where one is already is no step', async () => {
  const { back } = open('?mes=2026-11');
  await press('Diciembre');
  await press('Diciembre');
  await back();
  expect(await screen.findByText('2026-11 null')).toBeVisible();
});

test('the page’s own changes add no step to the history', async () => {
  const { back } = open('?mes=2026-11');
  await press('Diciembre');
  await press('Ninguno');
  expect(await screen.findByText('null null')).toBeVisible();
  await back();
  expect(await screen.findByText('2026-11 null')).toBeVisible();
});
