import { screen, within } from '@testing-library/react';

import { aTurno } from '../../../testing/calendar-data';
import { aClinic, aUser, landingAnswers } from '../../../testing/clinic-data';
import { ApiFailure, type Answers } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { answerQuestion, asksFirst } from '../../../testing/same-patient';
import { expectToast } from '../../../testing/toast';
import { rowOf } from '../absences.fixture';
import { anEntry, aProposal } from '../entries.fixture';

const COLLEAGUE = aProposal({ professionalId: 2, professionalName: 'Dr. Pablo Paz' });

function aHandoverEntry(id: string, patientName: string, proposal: typeof COLLEAGUE | null) {
  const { appointment } = anEntry();
  return {
    __typename: 'HandoverEntry',
    id,
    appointment: { ...appointment, id, patientName },
    proposal,
    alternatives: [],
  };
}
const NORA = aHandoverEntry('a', 'Nora Ñandú', COLLEAGUE);
const JULIA = aHandoverEntry('b', 'Julia Paz', null);

async function openHandover(first: readonly object[], more: Answers = {}, later = 0) {
  localStorage.setItem('token', 'abc');
  let entries = first;
  const handover = () => ({
    __typename: 'Handover',
    id: '1',
    professional: { __typename: 'Professional', id: 1, name: 'Dra. Lucía Fernández' },
    entries,
    later,
  });
  const app = await renderApp('/admin/handovers/1', {
    ...landingAnswers(),
    Clinic: { clinic: aClinic() },
    Viewer: { viewer: aUser('admin') },
    Handover: () => ({ clinic: aClinic(), handover: handover() }),
    HoldHandover: () => ({ holdHandover: handover() }),
    ...more,
  });
  await screen.findByRole('heading', { name: 'Turnos de Dra. Lucía Fernández' });
  return {
    ...app,
    change: (next: readonly object[]) => {
      entries = next;
    },
  };
}

test('a turno that is handed over stays in sight with whom it went to, and is open again once that is undone', async () => {
  const { user, sent, change } = await openHandover([NORA, JULIA], {
    HandOver: asksFirst((variables) => {
      change([JULIA]);
      const { startTime, professionalId } = variables as { startTime: string; professionalId: number };
      const moved = { startTime, endTime: COLLEAGUE.endTime, professionalId, professionalName: 'Dr. Pablo Paz' };
      return { regularizeOverbooking: { ...NORA.appointment, ...moved, version: 2 } };
    }),
    RestorePlace: () => {
      change([NORA, JULIA]);
      return { moveAppointment: { ...aTurno(), ...NORA.appointment, version: 3 } };
    },
  });
  expect((await rowOf('Julia Paz')).getByText('Ningún colega de la especialidad tiene lugar')).toBeVisible();
  expect(
    (await rowOf('Julia Paz')).getByRole('link', { name: 'Ver el calendario de ese día: Julia Paz' }),
  ).toHaveAttribute('href', '/admin/appointments/calendar?dia=2026-11-21&profesional=1');
  await user.click(screen.getByRole('button', { name: 'Mover el turno' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Mover 1 turno?' }));
  expect(question.getByText('1 turno sin horario libre queda como está.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Mover el turno' }));
  await answerQuestion(user, '¿Mover el turno igual?', 'Mover igual');
  await expectToast('1 turno movido. El email al paciente sale en 3 minutos');
  expect((await rowOf('Nora Ñandú')).getByText('Pasó a mañana 09:00')).toBeVisible();
  const moved = { id: 'a', startTime: COLLEAGUE.startTime, professionalId: 2, roomId: 1, expectedVersion: 1 };
  expect(sent('HandOver')).toEqual([moved, { ...moved, confirmedAppointments: ['otro/1'] }]);
  await user.keyboard('{Control>}z{/Control}');
  await expectToast('Deshecho. No se envía ningún email');
  expect(await (await rowOf('Nora Ñandú')).findByText('con Dr. Pablo Paz')).toBeVisible();
  expect((await rowOf('Nora Ñandú')).getByText('mañana 09:00')).toBeVisible();
});

test('a turno in consultation is left out at first; only what has somewhere to go can be chosen', async () => {
  const { appointment } = anEntry({ id: 'c' });
  const visit = {
    __typename: 'Visit',
    step: 'started',
    arrivedAt: '2026-11-21T09:50:00-03:00',
    calledAt: null,
    startedAt: '2026-11-21T10:02:00-03:00',
    finishedAt: null,
    ticket: 'A12',
  };
  const INSIDE = {
    ...aHandoverEntry('c', 'Alba Sol', aProposal({ professionalId: 5, professionalName: 'Dra. Eva Sosa' })),
    appointment: { ...appointment, patientName: 'Alba Sol', visit },
  };
  const { user } = await openHandover([NORA, INSIDE, JULIA]);
  expect((await rowOf('Alba Sol')).getByText(/En consulta/)).toBeVisible();
  expect((await rowOf('Alba Sol')).getByRole('checkbox')).not.toBeChecked();
  expect((await rowOf('Nora Ñandú')).getByRole('checkbox')).toBeChecked();
  expect((await rowOf('Julia Paz')).queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click((await rowOf('Nora Ñandú')).getByRole('checkbox'));
  const all = screen.getByRole('checkbox', { name: 'Elegir todos los que se pueden mover' });
  expect(all).not.toBeChecked();
  expect(all).not.toBePartiallyChecked();
  expect(screen.queryByRole('button', { name: 'Mover el turno' })).not.toBeInTheDocument();
});

test('a turno with a slot taken by a colleague keeps the reason in its row, and later ones are reported', async () => {
  const TAKEN = 'El horario elegido ya no está disponible. Elegí otro horario';
  const { user } = await openHandover([NORA], { HandOver: () => new ApiFailure('CONFLICT', TAKEN) }, 3);
  expect(screen.getByText('Hay 3 turnos más adelante: aparecen cuando resuelvas estos.')).toBeVisible();
  await user.click((await rowOf('Nora Ñandú')).getByRole('button', { name: 'Mover: Nora Ñandú' }));
  expect(await (await rowOf('Nora Ñandú')).findByText(TAKEN)).toBeVisible();
});

test('proposals are kept for an hour at a press', async () => {
  const kept = { ...NORA, proposal: { ...COLLEAGUE, heldUntil: '2026-11-21T11:15:00-03:00' } };
  const { user, change } = await openHandover([NORA]);
  change([kept]);
  await user.click(screen.getByRole('button', { name: 'Reservar las propuestas' }));
  await expectToast('Propuestas reservadas por una hora');
  expect((await rowOf('Nora Ñandú')).getByText('Reservado hasta las 11:15')).toBeVisible();
});

test('who has no turnos to come can be deleted, and the page leads back to where that is done', async () => {
  await openHandover([]);
  const link = await screen.findByRole('link', { name: 'Ir a los profesionales' });
  expect(link).toHaveAttribute('href', '/admin/professionals');
});
