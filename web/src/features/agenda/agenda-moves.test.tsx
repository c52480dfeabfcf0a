import { act, screen, waitFor, within } from '@testing-library/react';

import { agendaAnswers, anAgendaDay } from '../../testing/agenda-data';
import { aTurno } from '../../testing/calendar-data';
import { ApiFailure, type Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { answerQuestion, asksFirst, confirmedIn } from '../../testing/same-patient';
import { expectToast } from '../../testing/toast';

const GRID = '/admin/appointments/calendar?vista=dia&dia=2026-11-23&como=grilla';
const NORA = aTurno();

async function open(more: Answers) {
  const clinic = agendaAnswers('admin', [NORA], more);
  return { ...(await renderApp(GRID, clinic.answers)), ...clinic };
}
const nora = () => screen.findByRole('button', { name: /^\d\d:\d\d .*Nora Ñandú/ });
async function move({ user }: Awaited<ReturnType<typeof open>>, arrow: string) {
  const turno = await nora();
  act(() => turno.focus());
  await user.keyboard(`m{${arrow}}{Enter}`);
}

test('a turno that is moved beside another one of its patient goes on after a yes, and back after a no', async () => {
  const later = { startTime: '2026-11-23T09:35:00-03:00', endTime: '2026-11-23T10:05:00-03:00', version: 2 };
  const app = await open({
    MoveInAgenda: asksFirst(() => {
      app.set([{ ...NORA, ...later }]);
      return { moveAppointment: { ...NORA, ...later } };
    }),
  });
  await move(app, 'ArrowDown');
  await answerQuestion(app.user, '¿Mover el turno igual?', 'No mover');
  expect(await screen.findByText('Nora Ñandú: queda donde está')).toBeInTheDocument();
  expect(await nora()).toHaveAccessibleName(/^09:30/);
  await move(app, 'ArrowDown');
  await answerQuestion(app.user, '¿Mover el turno igual?', 'Mover igual');
  await waitFor(async () => expect(await nora()).toHaveAccessibleName(/^09:35/));
  const sent = app.calls.filter(({ operation }) => operation === 'MoveInAgenda').map(({ variables }) => variables);
  expect(confirmedIn(sent)).toEqual([undefined, undefined, ['otro/1']]);
});

test('a turno that is moved to a professional of another specialty goes there after a yes', async () => {
  const moved = { ...NORA, professionalId: 5, professionalName: 'Dr. Pablo Ruiz', version: 2 };
  let shown = NORA;
  const app = await open({
    AgendaDay: ({ date }) => {
      const day = anAgendaDay(String(date), [shown]);
      const [lucia, pablo] = day.professionals;
      return { agendaDay: { ...day, professionals: [lucia, { ...pablo, specialtyName: 'Odontología' }] } };
    },
    MoveInAgenda: () => {
      shown = moved;
      return { moveAppointment: moved };
    },
  });
  await move(app, 'ArrowRight');
  const question = within(await screen.findByRole('dialog', { name: '¿Pasar el turno a otra especialidad?' }));
  expect(
    question.getByText(/con Dra. Lucía Fernández, de Cardiología\. Dr. Pablo Ruiz atiende Odontología/),
  ).toBeVisible();
  expect(app.sent('MoveInAgenda')).toEqual([]);
  await app.user.click(question.getByRole('button', { name: 'Mover igual' }));
  await waitFor(() => expect(app.sent('MoveInAgenda')).toEqual([expect.objectContaining({ professionalId: 5 })]));
});

test('at a taken time of another specialty the refusal comes without a question', async () => {
  const taken = aTurno({ id: 'otro', professionalId: 5, roomId: 99, patientName: 'Juan Gil' });
  const app = await open({
    AgendaDay: ({ date }) => {
      const day = anAgendaDay(String(date), [NORA, taken]);
      const [lucia, pablo] = day.professionals;
      return { agendaDay: { ...day, professionals: [lucia, { ...pablo, specialtyName: 'Odontología' }] } };
    },
    MoveInAgenda: () => new ApiFailure('CONFLICT', 'Ese horario ya está ocupado.'),
  });
  await move(app, 'ArrowRight');
  await expectToast('Nora Ñandú: sigue donde estaba. Ese horario ya está ocupado.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
