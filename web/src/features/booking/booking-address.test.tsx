import { screen, waitFor } from '@testing-library/react';

import { bookingAnswers, monthSlots, SLOT_0900, SLOT_0930 } from '../../testing/booking-data';
import { setPageVisible } from '../../testing/page-visibility';
import { renderApp } from '../../testing/render-app';
import { dayButton, MONDAY, slotRadio } from './booking-steps.fixture';

const GONE = 'El horario de las 09:30 ya no está disponible. Elegí otro horario.';

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
