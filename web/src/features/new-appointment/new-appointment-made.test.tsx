import { screen, waitFor } from '@testing-library/react';

import type { NewAppointmentProps } from '../../clinic/appointment/new-appointment';
import { SLOT_0930 } from '../../testing/booking-data';
import { ApiFailure, type Answers } from '../../testing/fake-api';
import { answerQuestion, asksFirst } from '../../testing/same-patient';
import { expectToast } from '../../testing/toast';
import { dialogAnswers } from '../../testing/booking-dialogs';
import { write } from '../../testing/write';
import { CANCELLED, chooseNora, lookup, NORA_AT_0930, openNew, patient } from './new-appointment.fixture';

const AT_0930 = /^09:30/;
async function fill(props: Partial<NewAppointmentProps>, answers: Answers) {
  const panel = await openNew('admin', props, answers);
  await chooseNora(panel);
  await panel.user.click(await panel.part.findByRole('radio', { name: AT_0930 }));
  await waitFor(() => expect(panel.part.getByLabelText('Sala')).toHaveDisplayValue('Consultorio 1'));
  await panel.press('Crear Turno');
  return panel;
}
const undo = (toast = '¡Turno creado exitosamente!') => screen.findByRole('button', { name: `Deshacer: ${toast}` });

test('beside another turno of the patient a no keeps everything, a yes makes it; Deshacer cancels it as made by mistake, and says that the patient hears of it', async () => {
  const CreateAppointment = asksFirst(dialogAnswers('admin')['CreateAppointment'] as object);
  const panel = await fill({}, { CreateAppointment, RestoreStatus: { setAppointmentStatus: CANCELLED } });
  const title = '¿Darle este turno también?';
  await answerQuestion(panel.user, title, 'No crear');
  expect(await panel.part.findByRole('radio', { name: AT_0930 })).toBeChecked();
  expect(panel.part.getByText('Nora Ñandú · +54 11 2345 6789 · nora@correo.example')).toBeVisible();
  expect(panel.part.queryByRole('alert')).not.toBeInTheDocument();
  await panel.press('Crear Turno');
  await answerQuestion(panel.user, title, 'Crear también');
  await expectToast('¡Turno creado exitosamente!');
  await waitFor(() => expect(panel.sheet).not.toBeInTheDocument());
  const [, asked, confirmed] = panel.sent('CreateAppointment');
  expect(confirmed).toEqual({ ...asked, confirmedAppointments: ['otro/1'] });
  const facts = 'Nora Ñandú · lun, 23 nov · 09:30 · Dra. Lucía Fernández · Consultorio 1';
  expect(screen.getByRole('region', { name: 'Aviso' })).toHaveTextContent(facts);
  await panel.user.click(await undo());
  await expectToast('Deshecho: el turno quedó cancelado. El paciente recibe un email');
  expect(panel.sent('RestoreStatus')).toEqual([
    {
      id: 'turno-nuevo',
      status: 'cancelled',
      cancellation: { reason: 'entered_by_mistake', note: null, tellPatient: false },
      expectedVersion: 1,
    },
  ]);
  expect(panel.undone).toHaveBeenCalledTimes(1);
});

test('by a day, one press leads to the turno that was made; what a colleague changed meanwhile is not undone, in plain words', async () => {
  const current = { ...CANCELLED, status: 'confirmed', version: 2 };
  const panel = await fill(
    { isForDay: true, date: '2026-11-23', professionalId: 3 },
    { RestoreStatus: new ApiFailure('CONFLICT', 'El turno cambió', undefined, undefined, current) },
  );
  await waitFor(() => expect(panel.sheet).not.toBeInTheDocument());
  await expectToast('Turno creado exitosamente');
  expect(panel.opener).toHaveFocus();
  expect(panel.made.mock.calls).toEqual([[{ id: 'turno-nuevo', startTime: SLOT_0930, professionalId: 3 }]]);
  const input = { ...NORA_AT_0930.input, patientId: 'paciente-1', endTime: '2026-11-23T13:10:00.000Z' };
  expect(panel.sent('CreateAppointment')).toEqual([{ ...NORA_AT_0930, input }]);
  await panel.user.click(screen.getByRole('button', { name: 'Ver el turno de Nora Ñandú' }));
  expect(panel.address()).toBe('/confirmation/turno-nuevo');
  await panel.user.click(await undo('Turno creado exitosamente'));
  await expectToast('No se pudo deshacer: otra persona cambió el turno mientras tanto. Fijate cómo está ahora.');
});

test('of an unknown patient with a phone alone, it says to call, and Deshacer mentions no email', async () => {
  const panel = await openNew('professional', {}, { RestoreStatus: { setAppointmentStatus: CANCELLED } });
  await write(panel.user, lookup(panel), 'Juan Gil');
  expect((await panel.part.findAllByText(/Nadie coincide/))[0]).toBeVisible();
  expect(patient(panel)).toEqual(['Juan Gil', '', '']);
  await panel.user.click(await panel.slot('09:30'));
  await panel.press('Crear Turno');
  expect(await panel.part.findByText('Escribí un correo o un teléfono')).toBeVisible();
  expect(panel.part.getByLabelText('Teléfono')).toBeRequired();
  await panel.retype('Teléfono', '11 2345-6789');
  await panel.press('Crear Turno');
  await waitFor(() => expect(panel.sheet).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: 'Aviso' })).toHaveTextContent('Sin correo: avisale por teléfono');
  expect(panel.sent('BookAppointment')).toMatchObject([
    { input: { patientName: 'Juan Gil', patientEmail: null, patientPhone: '+54 11 2345 6789' } },
  ]);
  await panel.user.click(await undo());
  await expectToast('Deshecho: el turno quedó cancelado');
});
