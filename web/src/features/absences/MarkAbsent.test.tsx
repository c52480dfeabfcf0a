import { screen, waitFor, within } from '@testing-library/react';

import { aClinic, aUser, landingAnswers } from '../../testing/clinic-data';
import { renderApp } from '../../testing/render-app';
import { expectToast } from '../../testing/toast';
import { aBoard } from './absences.fixture';
import { MARK_OWN_ABSENCE_PATH } from './absences.paths';
import { anEntry } from './entries.fixture';

const at = (time: string) => `2026-11-23T${time}:00-03:00`;
const turno = (id: string, from: string, to: string, status = 'confirmed') => ({
  __typename: 'Appointment',
  id,
  status,
  startTime: at(from),
  endTime: at(to),
});

/** A Saturday; hours on Mondays. The absence is marked by the first MarkAbsent. */
async function openForm(path = '/admin/absences/1', role: 'admin' | 'professional' = 'admin') {
  localStorage.setItem('token', 'abc');
  let isMarked = false;
  const { absences, ...board } = { ...aBoard([anEntry()]), id: '1:2026-11-23', date: '2026-11-23' };
  const boardNow = () => ({ ...board, absences: isMarked ? absences : [] });
  return renderApp(path, {
    ...landingAnswers(),
    Clinic: { clinic: aClinic() },
    Viewer: { viewer: aUser(role) },
    MarkAbsentPage: {
      clinic: aClinic(),
      absenceBoard: { ...board, id: '1:2026-11-21', date: '2026-11-21', absences: [] },
      professionalAvailability: {
        __typename: 'WeeklyAvailability',
        professionalId: 1,
        entries: [{ __typename: 'AvailabilityEntry', id: 1, dayOfWeek: 1, endTime: '13:00' }],
      },
    },
    Holidays: { holidays: [] },
    AffectedTurnos: ({ date }) => ({
      agendaDay: {
        __typename: 'AgendaDay',
        professionals: [{ __typename: 'AgendaProfessional', id: 1, hours: date === '2026-11-23' ? [HOURS] : [] }],
        appointments:
          date === '2026-11-23'
            ? [turno('a', '09:00', '09:30'), turno('b', '10:00', '10:30'), turno('c', '11:00', '11:30', 'cancelled')]
            : [],
      },
    }),
    MarkAbsent: () => {
      isMarked = true;
      return { markAbsent: boardNow() };
    },
    RemoveAbsence: () => {
      isMarked = false;
      return { deleteUnavailableDate: true };
    },
    AbsenceBoard: () => ({ clinic: aClinic(), absenceBoard: boardNow() }),
  });
}
const HOURS = { __typename: 'DayHours', startTime: '08:00' };

test('the form starts on the next day with hours and counts the turnos; the absence can be undone from its toast', async () => {
  const { user, sent } = await openForm();
  expect(await screen.findByLabelText('Fecha')).toHaveValue('23-11-2026');
  expect(await screen.findByText('2 turnos afectados')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Horario'), 'Unas horas');
  await user.selectOptions(screen.getByLabelText('Desde'), '10:00');
  expect(await screen.findByText('1 turno afectado')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Horario'), 'Todo el día');
  const mark = async () => user.click(await screen.findByRole('button', { name: 'Avisar ausencia' }));
  await mark();
  await expectToast('Ausencia de Dra. Lucía Fernández: lunes, 23 de noviembre de 2026, todo el día');
  await screen.findByRole('heading', { name: 'Ausencia de Dra. Lucía Fernández' });
  await user.keyboard('{Control>}z{/Control}');
  await expectToast('Ausencia quitada');
  expect(sent('RemoveAbsence')).toEqual([{ professionalId: 1, id: 1 }]);
  expect(await screen.findByText(/^Ese día no tiene una ausencia marcada/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Quitar la ausencia' })).not.toBeInTheDocument();
});

test('professionals read of their own absence, not of a third person’s, and remove it after a question that names the turnos that stay', async () => {
  const { user, sent } = await openForm(MARK_OWN_ABSENCE_PATH, 'professional');
  expect(await screen.findByRole('heading', { name: 'Avisar tu ausencia' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Avisar ausencia' }));
  await expectToast('Tu ausencia: lunes, 23 de noviembre de 2026, todo el día');
  expect(await screen.findByRole('heading', { name: 'Tu ausencia' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Quitar la ausencia' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Quitar la ausencia?' }));
  expect(question.getByText('1 turno sigue en pie, en su horario.')).toBeVisible();
  expect(sent('RemoveAbsence')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Quitar la ausencia' }));
  await waitFor(() => expect(sent('RemoveAbsence')).toHaveLength(1));
});
