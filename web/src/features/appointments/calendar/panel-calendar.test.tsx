import { screen, waitFor, within } from '@testing-library/react';

import type { NewAppointmentProps } from '../../../clinic/appointment/new-appointment';
import { aTurno, calendarAnswers } from '../../../testing/calendar-data';
import { aUser } from '../../../testing/clinic-data';
import { ApiFailure, OFFLINE } from '../../../testing/fake-api';
import { renderPart } from '../../../testing/render-app';
import { answerQuestion, asksFirst, confirmedIn } from '../../../testing/same-patient';
import { expectToast } from '../../../testing/toast';
import { write } from '../../../testing/write';
import { CalendarPage } from './CalendarPage';
import { card, cards, counts, day, listTitle } from './calendar-page.fixture';
import { COMING, open, PATH } from './panel-calendar.fixture';

test('a press on a day shows its turnos and makes one there; a day that is over only shows them', async () => {
  const { user, address } = await open();
  await waitFor(() => expect(counts()).toEqual(['2', '2', '0', '0']));
  await user.click(await day(/^martes, 10 de noviembre/));
  expect(await listTitle('martes, 10 de noviembre de 2026')).toBeVisible();
  expect(cards()).toEqual(['Pía Luna']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(await day(/^lunes, 23 de noviembre/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Crear Nuevo Turno' }));
  expect(dialog.getByText('lunes, 23 de noviembre de 2026')).toBeVisible();
  expect(address()).toBe(`${PATH}?dia=2026-11-23`);
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(cards()).toEqual(['Nora Ñandú']);
  expect(await day(/^lunes, 23 de noviembre/)).toHaveFocus();
  // Again: it makes another one, and does not lead back to the month.
  await user.click(await day(/^lunes, 23 de noviembre/));
  expect(await screen.findByRole('dialog', { name: 'Crear Nuevo Turno' })).toBeVisible();
});

test('a turno that was made just now is shown in its day, wherever the calendar stood, and has the focus', async () => {
  const at = (hour: number, patientName: string) =>
    aTurno({
      id: `turno-${hour}`,
      patientName,
      startTime: `2026-12-01T${hour}:00:00-03:00`,
      endTime: `2026-12-01T${hour}:30:00-03:00`,
    });
  const coming = [at(11, 'Zoe Nueva'), at(12, 'Ada Nueva')];
  const { answers, set } = calendarAnswers('admin', [COMING]);
  const dialog = ({ isOpen, onMade, onClose }: NewAppointmentProps) => {
    const make = () => {
      const made = coming.shift()!;
      set([COMING, made]);
      onMade(made);
      onClose();
    };
    return (
      isOpen && (
        <button type="button" onClick={make}>
          Hacer el turno
        </button>
      )
    );
  };
  const { user } = renderPart(<CalendarPage viewer={aUser('admin')} isPanel renderNewAppointment={dialog} />, answers);
  const filter = await screen.findByRole('combobox', { name: 'Filtrar por profesional' });
  await waitFor(() => expect(within(filter).getAllByRole('option').length).toBeGreaterThan(1));
  const others = within(filter)
    .getAllByRole<HTMLOptionElement>('option')
    .find(({ value }) => value !== '' && value !== String(coming[0]!.professionalId))!;
  await user.selectOptions(filter, others);
  for (const patientName of coming.map((turno) => turno.patientName)) {
    await user.click(await screen.findByRole('button', { name: 'Crear Turno' }));
    await user.click(screen.getByRole('button', { name: 'Hacer el turno' }));
    await waitFor(() => expect(screen.getByRole('button', { name: patientName })).toHaveFocus());
    expect(await listTitle('martes, 1 de diciembre de 2026')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Filtrar por profesional' })).toHaveDisplayValue(
      'Todos los profesionales',
    );
  }
});

test('one’s own new or moved turno is not announced; one that came meanwhile is', async () => {
  const own = aTurno({ id: 'propio', patientName: 'Zoe Nueva' });
  const theirs = aTurno({ id: 'ajeno', patientName: 'Omar Paz' });
  const { answers, set } = calendarAnswers('admin', [COMING]);
  const dialog = ({ onMade }: NewAppointmentProps) => {
    const make = (turnos: (typeof own)[]) => {
      set([COMING, ...turnos]);
      onMade(own);
    };
    return (
      <>
        <button type="button" onClick={() => make([own])}>
          Solo el propio
        </button>
        <button type="button" onClick={() => make([own, theirs])}>
          Con otro ajeno
        </button>
      </>
    );
  };
  const { user } = renderPart(<CalendarPage viewer={aUser('admin')} isPanel renderNewAppointment={dialog} />, answers);
  await card('Nora Ñandú');
  await user.click(screen.getByRole('button', { name: 'Solo el propio' }));
  expect(await card('Zoe Nueva')).toBeVisible();
  expect(screen.queryByText(/^Actualizado a las/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Con otro ajeno' }));
  expect(await screen.findByText('Actualizado a las 10:15: 1 nuevo')).toBeVisible();
});

test('an absence is noted from the card, and of a turno that is over no mail is promised', async () => {
  const { user, sent } = await open({}, `${PATH}?dia=2026-11-10`);
  const choose = async (status: string) => {
    await user.click(within(await card('Pía Luna')).getByRole('button', { name: /, cambiar estado$/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: status }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  };
  await choose('Ausente');
  await expectToast('Estado del turno actualizado');
  expect(within(await card('Pía Luna')).getByText('Ausente')).toBeVisible();
  expect(sent('SetAppointmentStatus').map(({ status }) => status)).toEqual(['no_show']);
  expect(screen.queryByText(/email al paciente/)).not.toBeInTheDocument();
  await choose('Cancelado');
  expect(
    within(await screen.findByRole('dialog', { name: '¿Cancelar el turno?' })).getByText('El horario queda libre.'),
  ).toBeVisible();
});

test('a turno is edited as a whole, faults are shown first, and the list shows the result', async () => {
  const { edit, user, sent } = await open();
  const { form, field, retype, save } = await edit();
  const shown = ['Nombre y apellido', 'Fecha', 'Hora de inicio', 'Duración en minutos'].map(
    (name) => field(name).value,
  );
  expect(shown).toEqual(['Nora Ñandú', '23-11-2026', '09:30', '30']);
  const statuses = [...form.getByLabelText<HTMLSelectElement>('Estado').options].map(({ text }) => text);
  expect(statuses).toEqual(['Pendiente', 'Confirmado', 'Completado', 'Cancelado', 'Ausente']);
  await user.clear(field('Nombre y apellido'));
  await user.clear(field('Correo electrónico (opcional)'));
  await user.clear(field(/^Teléfono/));
  await user.clear(field('Hora de inicio'));
  await retype('Duración en minutos', '481');
  await save();
  for (const text of [
    'El nombre es requerido',
    'Escribí un correo o un teléfono',
    'La hora es requerida',
    'La duración debe ser un número entre 15 y 480',
  ]) {
    expect(await form.findByText(text)).toBeVisible();
  }
  await retype('Nombre y apellido', ' Nora Paz ');
  await retype(/^Correo electrónico/, 'paz@correo.example');
  await retype(/^Quién reservó/, 'Marta Paz');
  await retype(/^Fecha de nacimiento/, '01-03-2018');
  await retype('Hora de inicio', '11.15');
  await retype('Duración en minutos', '45');
  await user.selectOptions(form.getByLabelText('Estado'), 'Confirmado');
  await save();
  await expectToast('Turno actualizado exitosamente. El email al paciente sale en 3 minutos');
  expect(sent('UpdateAppointment')).toEqual([
    {
      id: 'turno-1',
      expectedVersion: 1,
      input: {
        patientName: 'Nora Paz',
        patientEmail: 'paz@correo.example',
        patientPhone: null,
        patientBirthDate: '2018-03-01',
        contactName: 'Marta Paz',
        startTime: '2026-11-23T11:15',
        durationMinutes: 45,
        status: 'confirmed',
        notes: 'Primera consulta',
      },
    },
  ]);
  const changed = within(await card('Nora Paz'));
  for (const text of ['11:15 - 12:00', 'Confirmado', '8 años · Contacto: Marta Paz'])
    expect(changed.getByText(text)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Nora Paz' })).toHaveFocus());
});

test('a turno that has not begun is made Ausente with a yes alone; a phone that is typed and sent at once stands as it can be dialled', async () => {
  const { edit, user, sent } = await open();
  const { form, field, save } = await edit();
  await user.selectOptions(form.getByLabelText('Estado'), 'Ausente');
  await save();
  expect(await form.findByText('Marcá la casilla, o elegí otro estado')).toBeVisible();
  expect(sent('UpdateAppointment')).toEqual([]);
  await user.click(form.getByRole('checkbox', { name: 'El turno todavía no empezó. Guardarlo igual como Ausente' }));
  await user.clear(field(/^Teléfono/));
  await write(user, field(/^Teléfono/), '11 2345-6789');
  await user.keyboard('{Enter}');
  await expectToast('Turno actualizado exitosamente');
  expect(sent('UpdateAppointment')).toMatchObject([{ input: { status: 'no_show', patientPhone: '+54 11 2345 6789' } }]);
});

test('a taken time, or a lost answer, is reported in the dialog, and typed values stay; beside another turno of the patient it asks', async () => {
  const taken = 'El horario elegido ya no está disponible. Elegí otro horario';
  const update = calendarAnswers('admin', [COMING]).answers['UpdateAppointment'] as (variables: object) => object;
  let answer: object | null = new ApiFailure('CONFLICT', taken);
  const { edit, user, sent } = await open({
    UpdateAppointment: (variables) => answer ?? asksFirst(update)(variables),
  });
  const { form, field, retype, save } = await edit();
  await retype('Hora de inicio', '12:00');
  await save();
  expect(await form.findByRole('alert')).toHaveTextContent(taken);
  answer = OFFLINE;
  await save();
  await expectToast('Error al actualizar el turno');
  await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(/^No sabemos si se hizo/));
  expect(field('Hora de inicio').value).toBe('12:00');
  answer = null;
  await save();
  await answerQuestion(user, '¿Guardar el turno igual?', 'Guardar igual');
  await expectToast('Turno actualizado exitosamente. El email al paciente sale en 3 minutos');
  expect(confirmedIn(sent('UpdateAppointment')).slice(-2)).toEqual([undefined, ['otro/1']]);
});
