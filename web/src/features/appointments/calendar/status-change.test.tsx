import { screen, waitFor, within } from '@testing-library/react';

import { calendarAnswers } from '../../../testing/calendar-data';
import { ApiFailure, OFFLINE } from '../../../testing/fake-api';
import { answerQuestion, asksFirst } from '../../../testing/same-patient';
import { expectToast } from '../../../testing/toast';
import { write } from '../../../testing/write';
import { ALL, card, counts, MONDAY, openCalendar, openedCard } from './calendar-page.fixture';

describe('a status', () => {
  const choose = async ({ user }: Awaited<ReturnType<typeof openCalendar>>, status: string, name = 'Nora Ñandú') => {
    const button = within(await card(name)).getByRole('button', { name: /, cambiar estado$/ });
    await user.click(button);
    await user.click(await screen.findByRole('menuitemradio', { name: status }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    return button;
  };

  test('is chosen in a menu that leaves the page where it is: what it is already is not sent; Confirmado is set at once, announced, and the focus stays on the card', async () => {
    const app = await openCalendar('/dashboard');
    const sent = () => app.calls.filter(({ operation }) => operation === 'SetAppointmentStatus');
    await app.user.click(within(await card('Nora Ñandú')).getByRole('button', { name: /, cambiar estado$/ }));
    expect(await screen.findByRole('menu')).toBeVisible();
    // Hidden overflow would end sticky positions in the window.
    expect(screen.getByRole('main', { hidden: true })).not.toHaveStyle({ overflow: 'hidden' });
    await app.user.click(screen.getByRole('menuitemradio', { name: 'Pendiente' }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(sent()).toEqual([]);
    const button = await choose(app, 'Confirmado');
    await expectToast('Turno confirmado. El email al paciente sale en 3 minutos');
    expect(within(await card('Nora Ñandú')).getByText('Confirmado')).toBeVisible();
    const variables = { id: 'turno-1', status: 'confirmed', startTime: MONDAY.startTime };
    expect(sent()).toEqual([expect.objectContaining({ variables })]);
    expect(button).toHaveFocus();
  });

  describe('Cancelado', () => {
    const sent = ({ calls }: Awaited<ReturnType<typeof openCalendar>>) =>
      calls.filter(({ operation }) => operation === 'SetAppointmentStatus').map(({ variables }) => variables);

    test('needs a reason, kept after a slip, and for Otro a note; a refusal stands in place, the counts follow, and the card says whether the patient hears of it', async () => {
      const { answers } = calendarAnswers('professional', [MONDAY]);
      const change = answers['SetAppointmentStatus'] as (variables: Record<string, unknown>) => object;
      const tooLong = 'No puede superar los 500 caracteres';
      const app = await openCalendar('/dashboard', [MONDAY], {
        more: {
          SetAppointmentStatus: (variables) =>
            sent(app).length > 1 ? change(variables) : new ApiFailure('BAD_REQUEST', tooLong, 'cancellation.note'),
        },
      });
      const opened = await openedCard(app.user, 'Nora Ñandú');
      await app.user.click(within(opened).getByRole('button', { name: 'Cancelar…' }));
      const question = within(await screen.findByRole('dialog', { name: '¿Cancelar el turno?' }));
      expect(question.getByText(/se envía un email a nora@correo.example/)).toBeVisible();
      const reason = question.getByLabelText<HTMLSelectElement>('Motivo');
      await waitFor(() => expect(reason).toHaveFocus());
      const press = () => app.user.click(question.getByRole('button', { name: 'Cancelar turno' }));
      await press();
      expect(await question.findByText('El motivo es requerido')).toBeVisible();
      await app.user.selectOptions(reason, 'Otro');
      await app.user.keyboard('{Escape}');
      const leaving = within(await screen.findByRole('dialog', { name: '¿Salir sin guardar?' }));
      await app.user.click(leaving.getByRole('button', { name: 'Seguir editando' }));
      expect(reason).toHaveDisplayValue('Otro');
      await press();
      expect(await question.findByText('Escribí el motivo')).toBeVisible();
      expect(sent(app)).toEqual([]);
      await write(app.user, question.getByLabelText(/^Detalle/), 'Corte de luz');
      await app.user.click(question.getByRole('checkbox', { name: 'Contarle el motivo al paciente' }));
      await press();
      await waitFor(() => expect(question.getByLabelText(/^Detalle/)).toHaveAccessibleDescription(tooLong));
      await press();
      await expectToast('Turno cancelado. El email al paciente sale en 3 minutos');
      expect(sent(app).at(-1)).toEqual({
        id: 'turno-1',
        status: 'cancelled',
        startTime: MONDAY.startTime,
        cancellation: { reason: 'other', note: 'Corte de luz', tellPatient: true },
      });
      await waitFor(() => expect(counts()).toEqual(['1', '0', '0', '1']));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(within(opened).queryByRole('button', { name: 'Cancelar…' })).not.toBeInTheDocument();
      expect(await screen.findByText(/^Motivo: .*Corte de luz.* \(contado al paciente\)$/)).toBeVisible();
    });
  });

  test('reviving a turno is refused in the server’s words where its time is taken; without an answer that is reported; beside another one of the patient it asks first', async () => {
    const taken = 'El horario de este turno ya fue ocupado. Creá un turno nuevo en otro horario';
    const { answers } = calendarAnswers('professional', ALL);
    const confirm = asksFirst(answers['SetAppointmentStatus'] as (variables: object) => object);
    const failures: object[] = [new ApiFailure('CONFLICT', taken), OFFLINE];
    const app = await openCalendar('/dashboard', ALL, {
      more: { SetAppointmentStatus: (variables) => failures.shift() ?? confirm(variables) },
    });
    for (const text of [taken, 'Error al actualizar el estado del turno']) {
      await choose(app, 'Confirmado', 'Quique Sol');
      await expectToast(text);
      expect(within(await card('Quique Sol')).getByText('Cancelado')).toBeVisible();
    }
    await choose(app, 'Confirmado', 'Quique Sol');
    await answerQuestion(app.user, '¿Darle este turno de nuevo?', 'Cambiar igual');
    await expectToast('Turno confirmado. El email al paciente sale en 3 minutos');
  });
});
