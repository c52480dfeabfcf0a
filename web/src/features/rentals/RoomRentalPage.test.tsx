import { act, screen, waitFor, within } from '@testing-library/react';

import { ApiFailure, OFFLINE } from '../../testing/fake-api';
import { aClinic, aUser } from '../../testing/clinic-data';
import { expectToast } from '../../testing/toast';
import {
  aDay,
  aMonth,
  anAppliedRule,
  aRoomDay,
  aRule,
  costOfMonth,
  hours,
  openRental,
  PATH,
  reserveButton,
  TUESDAY,
  TUESDAY_NAME,
} from './manual.fixture';

/** The row of a day, by its text, e.g. "mar, 24 nov". */
async function rowOf(name: string) {
  const list = await screen.findAllByRole('listitem');
  return list.find(({ textContent }) => textContent?.startsWith(name))!;
}

const wideWindow = () =>
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...narrow(media), matches: true }));
const narrow = window.matchMedia;

describe('The month', () => {
  test('says of each day what it offers and how much of it is one’s own, and folds away what is over', async () => {
    const closed = aRoomDay(1, { isFree: false, open: [], free: [] });
    const special = [
      aDay('2026-11-23', { freeRoomCount: 1, state: 'partial', ownBookingCount: 2 }),
      aDay(TUESDAY, {
        freeRoomCount: 0,
        state: 'full',
        rooms: [aRoomDay(1, { isFree: false, free: hours('19:30-20:00') })],
      }),
      aDay('2026-11-25', { freeRoomCount: 0, state: 'unavailable', rooms: [closed] }),
      aDay('2026-11-26', { freeRoomCount: 0, state: 'unconfigured', rooms: [closed] }),
    ];
    await openRental({ RoomMonth: aMonth(special) });
    expect(await reserveButton('lunes, 23 de noviembre de 2026')).toHaveAccessibleDescription(
      '1 sala disponible 2 reservas propias',
    );
    expect(await reserveButton(TUESDAY_NAME)).toHaveAccessibleDescription('Completamente reservado');
    for (const date of ['mié, 25 nov', 'jue, 26 nov'])
      expect((await rowOf(date)).textContent).toBe(`${date}No disponible `);
    expect(await reserveButton('viernes, 27 de noviembre de 2026')).toHaveAccessibleDescription('2 salas disponibles');
    expect(screen.getByText('20 días pasados')).toBeInTheDocument();
    const past = await rowOf('vie, 20 nov');
    expect(past).toHaveTextContent('Fecha pasada');
    expect(within(past).queryByRole('button')).not.toBeInTheDocument();
    expect(within(await rowOf('sáb, 21 nov · hoy')).getByRole('button')).toHaveAccessibleName(
      'Reservar el sábado, 21 de noviembre de 2026',
    );
  });

  test('is asked for again by Actualizar, which says when it is done; it stays on show when that fails', async () => {
    let works = true;
    const { user, sentVariables } = await openRental({
      RoomMonth: (variables) => (works ? aMonth()(variables) : OFFLINE),
    });
    await reserveButton(TUESDAY_NAME);
    const [months, costs] = [sentVariables('RoomMonth').length, sentVariables('RentalCostOfMonth').length];
    await user.click(screen.getByRole('button', { name: 'Actualizar' }));
    await expectToast('Datos actualizados');
    expect(sentVariables('RoomMonth').length).toBeGreaterThan(months);
    expect(sentVariables('RentalCostOfMonth').length).toBeGreaterThan(costs);
    works = false;
    await user.click(screen.getByRole('button', { name: 'Actualizar' }));
    await expectToast('Error al cargar las salas');
    expect(await reserveButton(TUESDAY_NAME)).toBeVisible();
    const notice = screen.getByText('No se pudo actualizar: se muestra lo último recibido.');
    works = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
  });

  test('that is refused or out of reach has no data for its days, with a message, and can be retried', async () => {
    let failure: object | null = new ApiFailure('INTERNAL', 'Error interno');
    const { user, sentVariables } = await openRental({ RoomMonth: (variables) => failure ?? aMonth()(variables) });
    const expectNoData = async () => {
      await expectToast('Error al cargar las salas');
      expect(await rowOf('mar, 24 nov')).toHaveTextContent('Sin datos');
      expect(screen.queryByRole('button', { name: /^Reservar/ })).not.toBeInTheDocument();
    };
    await expectNoData();
    failure = OFFLINE;
    const asked = sentVariables('RoomMonth').length;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(sentVariables('RoomMonth').length).toBeGreaterThan(asked));
    await expectNoData();
    failure = null;
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await reserveButton(TUESDAY_NAME)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  });
});

describe('In a wide window the month is a grid', () => {
  beforeEach(wideWindow);

  test('that the keyboard walks through, across months too; Enter opens the day, and its Cancelar returns the focus', async () => {
    const { user } = await openRental();
    const today = await reserveButton('sábado, 21 de noviembre de 2026');
    expect(screen.getByRole('grid', { name: 'noviembre de 2026' })).toBeVisible();
    expect(today).toHaveAttribute('tabindex', '0');
    const passed = () => screen.queryByText('viernes, 13 de noviembre de 2026');
    expect(passed()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ver las semanas que pasaron' }));
    expect(passed()).toBeVisible();
    act(() => today.focus());
    await user.keyboard('{ArrowLeft}');
    const friday = screen.getByText('viernes, 20 de noviembre de 2026').closest('td');
    expect(friday).toHaveFocus();
    expect(friday).toHaveTextContent('Fecha pasada');
    await user.keyboard('{ArrowDown}{Enter}');
    await screen.findByRole('dialog');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await reserveButton('viernes, 27 de noviembre de 2026')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(await reserveButton('viernes, 4 de diciembre de 2026')).toHaveFocus();
  });

  test('in the last week a press leads to the next month, and the focus to its first day', async () => {
    const clinic = aClinic({ now: '2026-11-30T10:15:00-03:00' });
    const { user } = await openRental({ Clinic: { clinic }, RoomMonth: (asked) => ({ ...aMonth()(asked), clinic }) });
    await user.click(await screen.findByRole('button', { name: 'Ver diciembre de 2026' }));
    await waitFor(async () => expect(await reserveButton('martes, 1 de diciembre de 2026')).toHaveFocus());
  });
});

describe('Beside the month stands', () => {
  test('what one has rented in it, with the discounts by the hours they ask for, as they are each time the page is opened', async () => {
    let rules = [aRule(8, 20, 'Jornada'), aRule(4, 10, 'Media jornada')];
    const { user, address } = await openRental({
      RentalCostOfMonth: costOfMonth({
        totalHours: 7.5,
        baseCost: 15000,
        discountAmount: 1500,
        finalCost: 13500,
        appliedRules: [anAppliedRule(4, 10, 'Media jornada')],
      }),
      DiscountRules: () => ({ rentalConfig: { __typename: 'RentalConfig', discountRules: rules } }),
    });
    const panel = within(await screen.findByRole('region', { name: 'Mis reservas de noviembre de 2026' }));
    expect(await panel.findByText('7 h 30 min')).toBeVisible();
    expect(panel.getByText('Total a pagar').closest('div')).toHaveTextContent(/\$\s*13\.500$/);
    expect(panel.getByText('Descuento').closest('div')).toHaveTextContent(/\$\s*1\.500$/);
    expect(panel.getByText(/Media jornada: 10\s%/)).toBeVisible();
    const hoursOf = async () => (await screen.findAllByText(/^Desde \d+ h$/)).map(({ textContent }) => textContent);
    expect(await hoursOf()).toEqual(['Desde 4 h', 'Desde 8 h']);
    expect(panel.getByText('Desde 8 h').closest('li')).toHaveTextContent(/20\s%/);
    rules = [aRule(6, 15, 'Seis horas')];
    await user.click(screen.getByRole('button', { name: 'Múltiple' }));
    expect(address()).toBe(`${PATH}?modo=multiple`);
    await user.click(screen.getByRole('button', { name: 'Manual' }));
    await waitFor(async () => expect(await hoursOf()).toEqual(['Desde 6 h']));
  });

  test('that the costs cannot be had, until they can and nothing is rented; of rules that cannot be had nothing', async () => {
    let isDown = true;
    const refusal = new ApiFailure('FORBIDDEN', 'Sin permisos');
    const { user } = await openRental({
      RentalCostOfMonth: (variables) => (isDown ? refusal : costOfMonth()(variables)),
      DiscountRules: OFFLINE,
    });
    const panel = within(await screen.findByRole('region', { name: 'Mis reservas de noviembre de 2026' }));
    expect(await panel.findByText('No se pudo cargar el costo de tus reservas.')).toBeVisible();
    expect(panel.queryByText('No hay reservas este mes')).not.toBeInTheDocument();
    expect(screen.queryByText('Sin permisos')).not.toBeInTheDocument();
    expect(screen.queryByText('Descuentos por reserva')).not.toBeInTheDocument();
    isDown = false;
    await user.click(panel.getByRole('button', { name: 'Reintentar' }));
    expect(await panel.findByText('No hay reservas este mes')).toBeVisible();
  });
});

test('an administrator with a profile rents for themselves; without one the tab is not theirs', async () => {
  const own = await openRental({ Viewer: { viewer: aUser('admin', { professional: { id: 9 } }) } });
  await reserveButton(TUESDAY_NAME);
  expect(own.address()).toBe(PATH);
});

test('an administrator without a profile is led to the calendar', async () => {
  const { address } = await openRental({ Viewer: { viewer: aUser('admin') } });
  await waitFor(() => expect(address()).toBe('/dashboard'));
});
