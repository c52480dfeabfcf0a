import { screen, waitFor, within } from '@testing-library/react';

import { calendarAnswers, type Turno } from '../../../testing/calendar-data';
import { ApiFailure, OFFLINE } from '../../../testing/fake-api';
import { answerQuestion, asksFirst } from '../../../testing/same-patient';
import { expectToast } from '../../../testing/toast';
import { write } from '../../../testing/write';
import { ALL, card, CONFIRMED, counts, MONDAY, openCalendar, openedCard } from './calendar-page.fixture';

describe('a status', () => {
  const choose = async ({ user }: Awaited<ReturnType<typeof openCalendar>>, status: string, name = 'Nora Ñandú') => {
    const button = within(await card(name)).getByRole('button', { name: /, cambiar estado$/ });
    await user.click(button);
    await user.click(await screen.findByRole('menuitemradio', { name: status }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    return button;
  };

  test('Confirmado is set at once, said, and the focus stays on the card', async () => {
    const app = await openCalendar('/dashboard');
    const button = await choose(app, 'Confirmado');
    await expectToast('Turno confirmado. El email al paciente sale en 3 minutos');
    expect(within(await card('Nora Ñandú')).getByText('Confirmado')).toBeVisible();
    const variables = { id: 'turno-1', status: 'confirmed', startTime: MONDAY.startTime };
    expect(app.calls).toContainEqual(expect.objectContaining({ operation: 'SetAppointmentStatus', variables }));
    expect(button).toHaveFocus();
  });

  test('Completado of a turno that has not begun asks first, and is set with a yes alone', async () => {
    const app = await openCalendar('/dashboard');
    const sent = () => app.calls.filter(({ operation }) => operation === 'SetAppointmentStatus');
    const answer = async (name: string) => {
      await choose(app, 'Completado');
      const question = within(await screen.findByRole('dialog', { name: '¿Marcarlo como completado?' }));
      expect(question.getByText('El turno todavía no empezó.')).toBeVisible();
      await app.user.click(question.getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    await answer('Volver');
    expect(sent()).toEqual([]);
    await answer('Marcar como completado');
    await expectToast('Estado del turno actualizado');
    const variables = { id: 'turno-1', status: 'completed', startTime: MONDAY.startTime };
    expect(sent()).toEqual([expect.objectContaining({ variables })]);
  });

  test('what it is already is not sent', async () => {
    const app = await openCalendar('/dashboard');
    await choose(app, 'Pendiente');
    expect(app.calls.some(({ operation }) => operation === 'SetAppointmentStatus')).toBe(false);
  });

  test('is chosen in a menu that leaves the page around it where it is', async () => {
    const { user } = await openCalendar('/dashboard');
    await user.click(within(await card('Nora Ñandú')).getByRole('button', { name: /, cambiar estado$/ }));
    expect(await screen.findByRole('menu')).toBeVisible();
    // Hidden overflow would end sticky positions in the window.
    expect(screen.getByRole('main', { hidden: true })).not.toHaveStyle({ overflow: 'hidden' });
  });

  test('Cancelado asks first; without a yes nothing happens', async () => {
    const app = await openCalendar('/dashboard', [MONDAY]);
    await choose(app, 'Cancelado');
    const question = within(await screen.findByRole('dialog', { name: '¿Cancelar el turno?' }));
    expect(question.getByText(/se envía un email a nora@correo.example/)).toBeVisible();
    await app.user.click(question.getByRole('button', { name: 'Conservar turno' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(app.calls.some(({ operation }) => operation === 'SetAppointmentStatus')).toBe(false);
  });

  test('Cancelar… on the opened card asks the same; with a yes the turno is cancelled, and the counts follow', async () => {
    const app = await openCalendar('/dashboard', [MONDAY]);
    const opened = await openedCard(app.user, 'Nora Ñandú');
    await app.user.click(within(opened).getByRole('button', { name: 'Cancelar…' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Cancelar el turno?' }));
    await app.user.selectOptions(question.getByLabelText('Motivo'), 'Lo pidió el paciente');
    await app.user.click(question.getByRole('button', { name: 'Cancelar turno' }));
    await expectToast('Turno cancelado. El email al paciente sale en 3 minutos');
    await waitFor(() => expect(counts()).toEqual(['1', '0', '0', '1']));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(within(opened).queryByRole('button', { name: 'Cancelar…' })).not.toBeInTheDocument();
  });

  describe('Cancelado', () => {
    const ask = async (app: Awaited<ReturnType<typeof openCalendar>>) => {
      await choose(app, 'Cancelado');
      return within(await screen.findByRole('dialog', { name: '¿Cancelar el turno?' }));
    };
    const sent = ({ calls }: Awaited<ReturnType<typeof openCalendar>>) =>
      calls.filter(({ operation }) => operation === 'SetAppointmentStatus').map(({ variables }) => variables);

    test('asks for a reason, which has the focus, and is not done without one', async () => {
      const app = await openCalendar('/dashboard', [MONDAY]);
      const question = await ask(app);
      const reason = question.getByLabelText<HTMLSelectElement>('Motivo');
      await waitFor(() => expect(reason).toHaveFocus());
      expect([...reason.options].slice(1).map(({ text }) => text)).toEqual([
        'Lo pidió el paciente',
        'El profesional no atiende ese día',
        'La sala no está disponible',
        'Cargado por error',
        'Otro',
      ]);
      await app.user.click(question.getByRole('button', { name: 'Cancelar turno' }));
      expect(await question.findByText('El motivo es requerido')).toBeVisible();
      expect(sent(app)).toEqual([]);
    });

    test('by another reason wants to know which', async () => {
      const app = await openCalendar('/dashboard', [MONDAY]);
      const question = await ask(app);
      await app.user.selectOptions(question.getByLabelText('Motivo'), 'Otro');
      await app.user.click(question.getByRole('button', { name: 'Cancelar turno' }));
      expect(await question.findByText('Escribí el motivo')).toBeVisible();
      expect(sent(app)).toEqual([]);
      await write(app.user, question.getByLabelText(/^Detalle/), 'Corte de luz');
      await app.user.click(question.getByRole('button', { name: 'Cancelar turno' }));
      await waitFor(() =>
        expect(sent(app)).toEqual([
          expect.objectContaining({ cancellation: { reason: 'other', note: 'Corte de luz', tellPatient: false } }),
        ]),
      );
    });

    test('tells the patient why where that is ticked, and the card says it', async () => {
      const app = await openCalendar('/dashboard', [MONDAY]);
      const question = await ask(app);
      await app.user.selectOptions(question.getByLabelText('Motivo'), 'La sala no está disponible');
      await app.user.click(question.getByRole('checkbox', { name: 'Contarle el motivo al paciente' }));
      await app.user.click(question.getByRole('button', { name: 'Cancelar turno' }));
      await expectToast('Turno cancelado. El email al paciente sale en 3 minutos');
      expect(sent(app)).toEqual([
        {
          id: 'turno-1',
          status: 'cancelled',
          startTime: MONDAY.startTime,
          cancellation: { reason: 'room_unavailable', note: null, tellPatient: true },
        },
      ]);
      await openedCard(app.user, 'Nora Ñandú');
      expect(await screen.findByText('Motivo: La sala no está disponible (contado al paciente)')).toBeVisible();
    });

    test('with a reason chosen asks before that is lost', async () => {
      const app = await openCalendar('/dashboard', [MONDAY]);
      const question = await ask(app);
      await app.user.selectOptions(question.getByLabelText('Motivo'), 'Otro');
      await app.user.keyboard('{Escape}');
      const leaving = within(await screen.findByRole('dialog', { name: '¿Salir sin guardar?' }));
      await app.user.click(leaving.getByRole('button', { name: 'Seguir editando' }));
      expect(question.getByLabelText('Motivo')).toHaveDisplayValue('Otro');
    });

    test('that the server refuses says why in its place, and can be tried again', async () => {
      let refused = false;
      const { answers } = calendarAnswers('professional', [MONDAY]);
      const change = answers['SetAppointmentStatus'] as (variables: Record<string, unknown>) => object;
      const app = await openCalendar('/dashboard', [MONDAY], {
        more: {
          SetAppointmentStatus: (variables) => {
            if (refused) return change(variables);
            refused = true;
            return new ApiFailure('BAD_REQUEST', 'No puede superar los 500 caracteres', 'cancellation.note');
          },
        },
      });
      const question = await ask(app);
      await app.user.selectOptions(question.getByLabelText('Motivo'), 'Cargado por error');
      await app.user.click(question.getByRole('button', { name: 'Cancelar turno' }));
      await waitFor(() =>
        expect(question.getByLabelText(/^Detalle/)).toHaveAccessibleDescription('No puede superar los 500 caracteres'),
      );
      await app.user.type(question.getByLabelText(/^Detalle/), 'x');
      await app.user.click(question.getByRole('button', { name: 'Cancelar turno' }));
      await expectToast('Turno cancelado. El email al paciente sale en 3 minutos');
    });
  });

  test('reviving a turno with a taken time is refused in the server’s words', async () => {
    const text = 'El horario de este turno ya fue ocupado. Creá un turno nuevo en otro horario';
    const app = await openCalendar('/dashboard', ALL, {
      more: { SetAppointmentStatus: new ApiFailure('CONFLICT', text) },
    });
    await choose(app, 'Confirmado', 'Quique Sol');
    await expectToast(text);
    expect(within(await card('Quique Sol')).getByText('Cancelado')).toBeVisible();
  });

  test('that would revive a turno beside another one of the patient asks first', async () => {
    const { answers } = calendarAnswers('professional', ALL);
    const change = answers['SetAppointmentStatus'] as (variables: object) => object;
    const app = await openCalendar('/dashboard', ALL, { more: { SetAppointmentStatus: asksFirst(change) } });
    await choose(app, 'Confirmado', 'Quique Sol');
    await answerQuestion(app.user, '¿Darle este turno de nuevo?', 'No cambiar');
    expect(within(await card('Quique Sol')).getByText('Cancelado')).toBeVisible();
    await choose(app, 'Confirmado', 'Quique Sol');
    await answerQuestion(app.user, '¿Darle este turno de nuevo?', 'Cambiar igual');
    await expectToast('Turno confirmado. El email al paciente sale en 3 minutos');
  });

  /** Changes wait for `answer`; they are made in a clinic beside. */
  const openSlow = async () => {
    const { answers } = calendarAnswers('professional', [MONDAY, CONFIRMED]);
    const change = answers['SetAppointmentStatus'] as (variables: Record<string, unknown>) => object;
    const waiting = new Map<unknown, (result?: object) => void>();
    const app = await openCalendar('/dashboard', [MONDAY, CONFIRMED], {
      more: {
        SetAppointmentStatus: (variables) =>
          new Promise<object>((resolve) =>
            waiting.set(variables['id'], (result = change(variables)) => resolve(result)),
          ),
      },
    });
    const chooseAndSend = async (status: string, { id, patientName }: Turno) => {
      await choose(app, status, patientName);
      await waitFor(() => expect([...waiting.keys()]).toContain(id));
    };
    return { ...app, app, chooseAndSend, answer: (turno: Turno, result?: object) => waiting.get(turno.id)?.(result) };
  };

  test('of two on their way: one that is answered can be changed again, the other is still being saved', async () => {
    const { chooseAndSend, answer } = await openSlow();
    await chooseAndSend('Confirmado', MONDAY);
    await chooseAndSend('Pendiente', CONFIRMED);
    answer(CONFIRMED);
    await expectToast('Estado del turno actualizado');
    expect(within(await card('Omar Paz')).getByRole('button', { name: /, cambiar estado$/ })).toBeVisible();
    expect(within(await card('Nora Ñandú')).getByRole('button', { name: 'Guardando...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('while another change is sent, a cancellation can be answered, and the other’s failure is not shown at it', async () => {
    const { app, user, chooseAndSend, answer } = await openSlow();
    await chooseAndSend('Confirmado', MONDAY);
    await choose(app, 'Cancelado', 'Omar Paz');
    const question = within(await screen.findByRole('dialog', { name: '¿Cancelar el turno?' }));
    answer(MONDAY, OFFLINE);
    await expectToast('Error al actualizar el estado del turno');
    expect(question.queryByRole('alert')).not.toBeInTheDocument();

    await user.selectOptions(question.getByLabelText('Motivo'), 'Lo pidió el paciente');
    await user.click(question.getByRole('button', { name: 'Cancelar turno' }));
    expect(question.getByRole('button', { name: 'Cancelando...' })).toHaveFocus();
    answer(CONFIRMED);
    await expectToast('Turno cancelado. El email al paciente sale en 3 minutos');
  });

  test('without an answer: Error al actualizar el estado del turno', async () => {
    const app = await openCalendar('/dashboard', ALL, { more: { SetAppointmentStatus: OFFLINE } });
    await choose(app, 'Confirmado');
    await expectToast('Error al actualizar el estado del turno');
  });
});
