import { act, cleanup, screen, waitFor, within } from '@testing-library/react';

import { ApiFailure, OFFLINE } from '../../../testing/fake-api';
import { pollAgain } from '../../../testing/page-visibility';
import { expectToast } from '../../../testing/toast';
import {
  aBooking,
  aDay,
  aMonth,
  aRoomDay,
  hours,
  openDialog,
  openRental,
  PATH,
  RENTED,
  TUESDAY,
} from '../manual.fixture';

const OVER = new ApiFailure('UNAUTHENTICATED', 'La sesión venció. Iniciá sesión nuevamente');
const rental = () => screen.queryByRole('dialog', { name: /^Reservar Salas - / });
const question = () => within(screen.getByRole('dialog', { name: '¿Salir sin guardar?' }));
const stay = 'Seguir editando';
const leave = 'Salir sin guardar';
const notes = () => screen.getByLabelText(/^Notas/);
/** By text, as finding the many buttons of the month by name takes jsdom seconds. */
const dayOfBulk = (number: string) => screen.getByText(number, { selector: '.number' }).closest('button')!;

async function openWithNotes() {
  const app = await openDialog({}, 'button');
  await app.choose('Consultorio 1');
  await app.user.click(notes());
  await app.user.paste('Traigo ecógrafo');
  return app;
}

async function openBulkWithDay(answers = {}) {
  const app = await openRental(answers, '?modo=multiple');
  await waitFor(() => expect(document.querySelector('table')).toHaveAttribute('aria-busy', 'false'));
  await app.user.click(dayOfBulk('24'));
  return app;
}

/** Ends the session, which the next poll notices. */
async function endSession(end: () => void, address: () => string) {
  end();
  pollAgain();
  await waitFor(() => expect(address()).toBe('/login'));
  cleanup();
}

describe('A rental in progress', () => {
  test('is not lost by Escape or Back without a question', async () => {
    const app = await openWithNotes();
    await app.user.type(notes(), '{Escape}');
    await app.user.click(await waitFor(() => question().getByRole('button', { name: stay })));
    expect(notes()).toHaveValue('Traigo ecógrafo');
    expect(app.address()).toBe(`${PATH}?dia=${TUESDAY}`);
    await app.back();
    await app.user.click(await waitFor(() => question().getByRole('button', { name: leave })));
    await waitFor(() => expect(rental()).not.toBeInTheDocument());
    expect(app.address()).toBe(PATH);
  });
});

describe('A rental with a lost answer', () => {
  const own = aDay(TUESDAY, {
    rooms: [
      aRoomDay(1, { free: hours('17:00-20:00'), bookings: [aBooking('09:00-17:00', { isOwn: true })] }),
      aRoomDay(2),
    ],
  });

  test('can be asked about after a reload, also when the month shows this very rental: the retry is the same request', async () => {
    let sent: unknown;
    const answers = {
      RoomMonth: (variables: Record<string, unknown>) => aMonth(sent ? [own] : [])(variables),
      RentRooms: (variables: Record<string, unknown>) => {
        if (sent) return RENTED;
        sent = variables;
        return OFFLINE;
      },
    };
    const first = await openDialog(answers);
    await first.choose('Consultorio 1');
    await first.user.click(first.confirm);
    await expectToast('Error al realizar la reserva');
    await first.dialog.findByText(/No sabemos si la reserva quedó hecha/);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    cleanup();

    const { user, sentVariables } = await openRental(answers, `?dia=${TUESDAY}`);
    await user.click(await screen.findByRole('button', { name: 'Continuar reserva' }));
    expect(screen.getByText(/No sabemos si la reserva quedó hecha/)).toBeVisible();
    expect(screen.queryByText(/Se superpone/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(rental()).not.toBeInTheDocument());
    expect(sentVariables('RentRooms')).toEqual([sent]);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('turnero.draft'))).toEqual([]);
  });

  test('other hours after that are another rental: if they are refused, the month shows what has them', async () => {
    let sent = 0;
    const { user, dialog, choose, confirm, interval } = await openDialog({
      RoomMonth: (variables) => aMonth(sent > 0 ? [own] : [])(variables),
      RentRooms: () => {
        sent += 1;
        return sent === 1
          ? OFFLINE
          : new ApiFailure('CONFLICT', 'Intervalo 1: Se superpone con reserva existente (09:00 - 17:00)');
      },
    });
    await choose('Consultorio 1');
    await user.click(confirm);
    await dialog.findByText(/No sabemos si la reserva quedó hecha/);
    await user.selectOptions(interval(1).to, '13:00');
    await user.click(confirm);
    await waitFor(() =>
      expect(dialog.getByRole('radio', { name: /^Consultorio 1/ }).closest('div')).toHaveTextContent(
        '09:00 - 17:00 (propia)',
      ),
    );
    expect(confirm).toHaveTextContent('Confirmar Reserva');
  });
});

describe('The chosen days', () => {
  test('are not lost by the mode switch or another tab without a question', async () => {
    const { user, address } = await openBulkWithDay();
    const slip = (name: string, selector: string) => user.click(screen.getAllByText(name, { selector })[0]!);
    for (const [name, selector] of [
      ['Manual', 'button'],
      ['Calendario', 'a'],
    ] as const) {
      await slip(name, selector);
      await user.click(question().getByRole('button', { name: stay }));
      expect(dayOfBulk('24')).toHaveAttribute('aria-pressed', 'true');
    }
    await slip('Manual', 'button');
    await user.click(question().getByRole('button', { name: leave }));
    await waitFor(() => expect(address()).toBe(PATH));
  });

  test('are offered again after the session ended, also those of a month that is not on show', async () => {
    let isOver = false;
    const first = await openBulkWithDay({
      RoomMonth: (variables: Record<string, unknown>) => (isOver ? OVER : aMonth()(variables)),
    });
    await first.user.selectOptions(screen.getByLabelText('Sala'), '2');
    await first.user.click(screen.getByLabelText('Mes siguiente'));
    await screen.findByText('diciembre de 2026');
    await waitFor(() => expect(document.querySelector('table')).toHaveAttribute('aria-busy', 'false'));
    await first.user.click(dayOfBulk('1'));
    await endSession(() => (isOver = true), first.address);

    const RentRoomsInBulk = ({ input }: Record<string, unknown>) => ({
      rentRoomsInBulk: [
        { __typename: 'BulkRentalDay', date: (input as { dates: string[] }).dates[0], bookings: [], error: null },
      ],
    });
    const { user, sentVariables } = await openRental({ RentRoomsInBulk }, '?modo=multiple');
    await user.click(await screen.findByText('Continuar reserva', { selector: 'button' }));
    expect(screen.getByLabelText('Sala')).toHaveDisplayValue(/^Consultorio 2/);
    expect(dayOfBulk('24')).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByText('Crear 2 Reservas', { selector: 'button' }));
    const datesRented = () => sentVariables('RentRoomsInBulk').map(({ input }) => (input as { dates: string[] }).dates);
    await waitFor(() => expect(datesRented()).toEqual([['2026-11-24'], ['2026-12-01']]));
  });
});

test('a day that loses all its time meanwhile says so, keeps what was typed and is not sent', async () => {
  let isClosed = false;
  const rooms = [
    aRoomDay(1, { isFree: false, open: [], free: [] }),
    aRoomDay(2, { isFree: false, open: [], free: [] }),
  ];
  const closed = aDay(TUESDAY, { state: 'unavailable', freeRoomCount: 0, rooms });
  const { user, dialog, choose, confirm, sentVariables } = await openDialog({
    RoomMonth: (variables) => aMonth(isClosed ? [closed] : [])(variables),
  });
  await choose('Consultorio 1');
  await user.click(dialog.getByLabelText(/^Notas/));
  await user.paste('Traigo ecógrafo');
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled', 'true'));
  isClosed = true;
  pollAgain();
  const said = await dialog.findByRole('alert');
  expect(said).toHaveTextContent(
    'Ya no quedan horarios para el martes, 24 de noviembre: se ocuparon o se cerraron mientras elegías. Elegí otro día.',
  );
  expect(confirm).toHaveAccessibleDescription('Este día ya no tiene horarios');
  await user.click(confirm);
  expect(said.parentElement).toHaveFocus();
  expect(dialog.getByLabelText(/^Notas/)).toHaveValue('Traigo ecógrafo');
  expect(sentVariables('RentRooms')).toEqual([]);
  isClosed = false;
  pollAgain();
  await waitFor(() => expect(dialog.queryByRole('alert')).not.toBeInTheDocument());
  expect(confirm).not.toHaveAttribute('aria-disabled', 'true');
});
