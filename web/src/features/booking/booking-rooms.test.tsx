import { act, screen, waitFor, within } from '@testing-library/react';

import { bookingAnswers, slotRooms, SLOT_0930 } from '../../testing/booking-data';
import { OFFLINE } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { expectToast } from '../../testing/toast';
import { chosenLine, fillPatient, openStep, roomRadio, slotRadio, submitButton } from './booking-steps.fixture';

describe('the rooms', () => {
  test('of which the first free one is proposed; those that cannot hold the slot fold to a line, say why and are no choice', async () => {
    const { user } = await renderApp('/book/1?dia=2026-11-23&hora=09:30', bookingAnswers());
    expect(await chosenLine('Cambiar sala')).toHaveTextContent('Consultorio 1 Piso 1');
    expect(submitButton()).toHaveAttribute('aria-disabled', 'false');
    await openStep(user, 'Cambiar sala');
    expect(await roomRadio(/^Consultorio 1/)).toBeChecked();
    const group = within(screen.getByRole('radiogroup', { name: 'Sala' }));
    expect(group.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual([
      'Consultorio 1 Piso 1',
      'Consultorio 2 Piso 2',
    ]);
    const occupied = screen.getByText('Ocupada a esa hora');
    expect(occupied).not.toBeVisible();
    await user.click(screen.getByText('2 salas no disponibles a esa hora'));
    expect(occupied).toBeVisible();
    expect(occupied.closest('li')).toHaveTextContent('Consultorio 3 Piso 3 Ocupada a esa hora');
    expect(screen.getByText('Cerrada a esa hora').closest('li')).toHaveTextContent(
      'Consultorio 4 Piso 4 Cerrada a esa hora',
    );
    await user.click(occupied);
    expect(await roomRadio(/^Consultorio 1/)).toBeChecked();
  });

  test('that are still loading are waited for by a press, which then books', async () => {
    let propose: (rooms: object) => void = () => undefined;
    const SlotRooms = () => new Promise<object>((resolve) => (propose = resolve));
    const { user, sent } = await renderApp('/book/1?dia=2026-11-23&hora=09:30', bookingAnswers({ SlotRooms }));
    await screen.findByText('Buscando una sala libre…');
    await fillPatient(user);
    await user.click(submitButton());
    expect(await screen.findByRole('button', { name: 'Reservando...' })).toBeVisible();
    expect(sent('BookAppointment')).toEqual([]);
    act(() => propose(slotRooms(['free'])));
    expect(await screen.findByRole('heading', { name: '¡Turno Confirmado!' })).toBeVisible();
    expect(sent('BookAppointment')).toMatchObject([{ input: { startTime: SLOT_0930, roomId: 1 } }]);
  });

  test('without a free one the page explains why', async () => {
    await renderApp('/book/1?dia=2026-11-23&hora=09:30', bookingAnswers({ SlotRooms: slotRooms(['occupied']) }));
    expect(await screen.findByText('Ninguna sala está libre a esa hora. Elegí otro horario.')).toBeVisible();
    expect(screen.getByText('1 sala no disponible a esa hora')).toBeVisible();
    expect(screen.queryByRole('radiogroup', { name: 'Sala' })).not.toBeInTheDocument();
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    expect(submitButton()).toHaveAccessibleDescription('Por favor selecciona una sala');
  });

  test('that serve other specialties are not shown, to staff either: those have their own dialogs', async () => {
    const answer = slotRooms(['free', 'free', 'closed']);
    const SlotRooms = { slotRooms: answer.slotRooms.map((it, index) => ({ ...it, isSuitable: index === 0 })) };
    await renderApp('/book/1?dia=2026-11-23&hora=09:30', bookingAnswers({ SlotRooms }));
    await waitFor(async () => expect(await chosenLine('Cambiar sala')).toHaveTextContent('Consultorio 1'));
    for (const name of [/Consultorio 2/, /Consultorio 3/, /a esa hora/])
      expect(screen.queryByText(name)).not.toBeInTheDocument();
  });

  test('another slot judges the chosen room anew', async () => {
    const SlotRooms = ({ startTime }: Record<string, unknown>) =>
      slotRooms(startTime === SLOT_0930 ? ['free', 'free'] : ['occupied', 'free', 'free']);
    const { user } = await renderApp('/book/1?dia=2026-11-23&hora=09:30&sala=1', bookingAnswers({ SlotRooms }));
    await waitFor(async () => expect(await chosenLine('Cambiar sala')).toHaveTextContent('Consultorio 1'));
    await openStep(user, 'Cambiar el horario');
    await user.click(await slotRadio('15:00'));
    expect(await screen.findByText('La sala elegida no está libre a esa hora: te proponemos otra.')).toBeVisible();
    expect(await chosenLine('Cambiar sala')).toHaveTextContent('Consultorio 2');
  });

  test('that fail to load are reported, and can be retried', async () => {
    let answer: object = OFFLINE;
    const { user } = await renderApp('/book/1?dia=2026-11-23&hora=09:30', bookingAnswers({ SlotRooms: () => answer }));
    const step = within(
      await screen.findByRole('heading', { name: 'Sala' }).then((heading) => heading.closest('section') as HTMLElement),
    );
    expect(await step.findByText('Error al cargar las salas')).toBeVisible();
    expect(submitButton()).toHaveAccessibleDescription('Error al cargar las salas');
    await expectToast('Error al cargar las salas');
    answer = slotRooms(['free', 'free']);
    await user.click(step.getByRole('button', { name: 'Reintentar' }));
    expect(await chosenLine('Cambiar sala')).toHaveTextContent('Consultorio 1');
  });
});
