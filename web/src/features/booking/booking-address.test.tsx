import { screen, waitFor } from '@testing-library/react';

import { theme } from '../../kit/ui/theme';
import { bookingAnswers, monthSlots, SLOT_0900, SLOT_0930 } from '../../testing/booking-data';
import { setPageVisible } from '../../testing/page-visibility';
import { renderApp } from '../../testing/render-app';
import { dayButton, MONDAY, openStep, slotRadio } from './booking-steps.fixture';

const GONE = 'El horario de las 09:30 ya no está disponible. Elegí otro horario.';

test('the chosen day again leads to its slots and leaves the chosen one', async () => {
  const { user, address } = await renderApp('/book/1?dia=2026-11-23&hora=09:30', bookingAnswers());
  await openStep(user, 'Cambiar el día');
  await user.click(await dayButton(MONDAY));
  await waitFor(async () => expect(await slotRadio('09:30')).toHaveFocus());
  expect(address()).toBe('/book/1?dia=2026-11-23&hora=09:30');
});

test('a slot that others take while it is chosen is taken out of the address, said until the next choice, and no step back', async () => {
  let taken = false;
  const { user, back, address } = await renderApp(
    '/book/1',
    bookingAnswers({
      MonthSlots: (variables) => monthSlots(taken ? [SLOT_0900] : [SLOT_0900, SLOT_0930])(variables),
    }),
  );
  await user.click(await dayButton(MONDAY));
  await user.click(await slotRadio('09:30'));
  taken = true;
  setPageVisible(false);
  setPageVisible(true);
  expect(await screen.findByText(GONE)).toBeVisible();
  expect(address()).toBe('/book/1?dia=2026-11-23');
  await user.click(await slotRadio('09:00'));
  await waitFor(() => expect(screen.queryByText(GONE)).not.toBeInTheDocument());
  await back();
  await back();
  expect(address()).toBe('/book/1?dia=2026-11-23');
  await back();
  expect(address()).toBe('/book/1');
});

test('the chosen day stays readable when others take its last slot', async () => {
  await renderApp('/book/1?dia=2026-11-23', bookingAnswers({ MonthSlots: monthSlots([]) }));
  const chosen = await dayButton(/^lunes, 23 de noviembre de 2026, No disponible/);
  expect(chosen.closest('td')).toHaveAttribute('aria-selected', 'true');
  const other = await dayButton(/^martes, 24 de noviembre de 2026, No disponible/);
  expect([chosen, other].map((it) => getComputedStyle(it).borderColor)).toEqual([
    theme.vars.palette.primary.main,
    'transparent',
  ]);
});
