import { screen, waitFor, within } from '@testing-library/react';

import { monthSlots } from '../../testing/booking-data';
import { aClinic } from '../../testing/clinic-data';
import { OFFLINE, type Answers } from '../../testing/fake-api';
import { expectToast } from '../../testing/toast';
import { write } from '../../testing/write';
import { dialogAnswers, GYM, LUCIA, NO_SLOTS, openDialog, PROFESSIONALS, ROOMS } from '../../testing/booking-dialogs';
import { NewAppointmentDialog } from './NewAppointmentDialog';
import { chooseNora, lookup, patient, WHOM, openNew } from './new-appointment.fixture';

const OWN = 'Marta Ruiz · +54 11 4444 5555 · marta@example.com';

describe('what the panel opens with', () => {
  test('for an administrator: no professional, anybody’s times, and the own data in one line, loaded and emptied by a press', async () => {
    const panel = await openNew('admin');
    expect(panel.sheet).toHaveAccessibleName('Crear Turno (Admin)');
    await waitFor(() => expect(lookup(panel)).toHaveFocus());
    expect(panel.part.getByRole('button', { name: 'Crear Turno' })).toHaveAttribute('aria-disabled', 'true');
    expect(panel.part.getByLabelText(WHOM)).toHaveDisplayValue('Selecciona un profesional');
    expect(await panel.part.findByRole('radio', { name: /^09:30 Dra. Lucía Fernández/ })).not.toBeChecked();
    expect(panel.part.getByText('Por favor selecciona una fecha y hora')).toBeVisible();
    expect(panel.part.getByText(`Tus datos: ${OWN}`)).toBeVisible();
    await panel.press('Cargar mis datos');
    expect(patient(panel)).toEqual(['Marta Ruiz', 'marta@example.com', '+54 11 4444 5555']);
    await panel.press('Vaciar datos del paciente');
    await waitFor(() => expect(patient(panel)).toEqual(['', '', '']));
    expect(lookup(panel)).toHaveFocus();
  });

  test('a professional sees their own name; the own data are typed over at once, and but for the telephone that names its owner; a time proposes a room', async () => {
    const panel = await openNew('professional');
    const { part } = panel;
    expect(panel.sheet).toHaveAccessibleName('Crear Turno (Profesional)');
    expect(part.getByText('Dra. Lucía Fernández')).toBeVisible();
    expect(part.queryByLabelText(WHOM)).not.toBeInTheDocument();
    expect(await panel.slot('09:30')).not.toBeChecked();
    await panel.press('Cargar mis datos');
    const name = part.getByLabelText<HTMLInputElement>('Nombre y apellido');
    await waitFor(() => expect(name).toHaveFocus());
    expect(name.value.slice(name.selectionStart ?? 0, name.selectionEnd ?? 0)).toBe('Marta Ruiz');
    await panel.user.paste('Nora Ñandú');
    await panel.retype(/^Correo electrónico/, 'nora@correo.example');
    const text = 'El teléfono es todavía el de tu cuenta: escribí el del paciente o vacialo.';
    expect(part.getByText(text)).toBeVisible();
    const room = part.getByLabelText('Sala');
    await panel.user.click(await panel.slot('09:30'));
    expect(room).toHaveDisplayValue('Consultorio 1');
    expect(room).toHaveAccessibleDescription('Propuesta con el horario: podés elegir otra.');
    await panel.choose('Sala', 'Consultorio 2');
    expect(await panel.slot('09:30')).toBeChecked();
    expect(part.getByText(/09:30 · 40 min · Dra. Lucía Fernández · Consultorio 2$/)).toBeVisible();
  });

  test('opened by a day it names the day, without a professional who is gone; a typed name survives a search, and a chosen patient replaces it', async () => {
    const panel = await openNew('admin', { isForDay: true, date: '2026-11-23', professionalId: 99 });
    expect(panel.sheet).toHaveAccessibleName('Crear Nuevo Turno');
    await waitFor(() => expect(lookup(panel)).toHaveFocus());
    expect(panel.part.getByText('lunes, 23 de noviembre de 2026')).toBeVisible();
    expect(panel.part.getByLabelText(WHOM)).toHaveValue('');
    expect(patient(panel)).toEqual(['', '', '']);
    await panel.retype('Nombre y apellido', 'Zoe Nueva');
    await write(panel.user, lookup(panel), 'nor');
    expect(patient(panel)).toEqual(['Zoe Nueva', '', '']);
    await panel.user.click(await screen.findByRole('option', { name: /^Norberto/ }));
    expect(panel.part.getByText('Norberto Paz · paz@correo.example')).toBeVisible();
    expect(lookup(panel)).toHaveAccessibleDescription('Sin turnos anteriores.');
  });

  test('a failed load is reported, and can be retried', async () => {
    let online = false;
    const facts = dialogAnswers('admin')['DialogFacts'] as object;
    const answers = dialogAnswers('admin', { DialogFacts: () => (online ? facts : OFFLINE) });
    const { part, press } = await openDialog(answers, (controls) => (
      <NewAppointmentDialog {...controls} onMade={() => undefined} onUndone={() => undefined} />
    ));
    expect(await part.findByText('Error al cargar las salas')).toBeVisible();
    await expectToast('Error al cargar las salas');
    online = true;
    await press('Reintentar');
    expect(await part.findByLabelText(WHOM)).toBeVisible();
  });
});

describe('the patient', () => {
  test('is found with their last turno and what they missed; the only match is chosen by Enter and becomes one line, and the next field has the focus', async () => {
    const panel = await openNew('admin');
    await write(panel.user, lookup(panel), 'nora');
    const option = await screen.findByRole('option', { name: /^Nora Ñandú/ });
    for (const text of [
      'nora@correo.example',
      '+54 11 2345 6789',
      'DNI 30111222',
      'Último: 12-10-2026 con Dra. Laura Paz',
      '2 ausencias',
    ])
      expect(within(option).getByText(text)).toBeVisible();
    await panel.user.keyboard('{Enter}');
    expect(lookup(panel)).toHaveValue('Nora Ñandú');
    expect(lookup(panel)).toHaveAccessibleDescription('Último: 12-10-2026 con Dra. Laura Paz · 2 ausencias');
    expect(panel.part.getByText('Nora Ñandú · +54 11 2345 6789 · nora@correo.example')).toBeVisible();
    expect(panel.part.getByLabelText(WHOM)).toHaveFocus();
    await panel.press('Cambiar los datos del paciente');
    expect(patient(panel)).toEqual(['Nora Ñandú', 'nora@correo.example', '+54 11 2345 6789']);
    await waitFor(() => expect(panel.part.getByLabelText('Nombre y apellido')).toHaveFocus());
  });

  test('a failed search is reported, and typing continues; a single letter searches nothing', async () => {
    const panel = await openNew('admin', {}, { Patients: OFFLINE });
    await panel.user.type(lookup(panel), 'z');
    await panel.user.paste('oe');
    expect((await panel.part.findAllByText(/^No se pudo buscar/))[0]).toBeVisible();
    expect(panel.sent('Patients')).toEqual([{ search: 'zoe' }]);
    expect(patient(panel)).toEqual(['zoe', '', '']);
  });
});

describe('the length', () => {
  /** Slots: several of 20 minutes, one of 45, none longer. */
  const counts = (own: number): Answers => ({
    BookableProfessionals: { professionals: [{ ...PROFESSIONALS[0], defaultDurationMinutes: own }, PROFESSIONALS[1]] },
    MonthSlots: (variables) =>
      monthSlots((variables['durationMinutes'] ?? own) === 20 ? ['2026-11-23T09:30:00-03:00'] : [])(variables),
    SlotCounts: ({ durations }) => ({
      slotCounts: (durations as number[]).map((durationMinutes) => ({
        __typename: 'SlotCount',
        durationMinutes,
        count: durationMinutes === 20 ? 6 : Number(durationMinutes <= 45),
      })),
    }),
  });

  test('is an hour, or the professional’s own; one that leaves nothing of the day offers what fits, and what was chosen on purpose stays', async () => {
    const panel = await openNew('admin', { isForDay: true, date: '2026-11-23', professionalId: 4 }, counts(20));
    const length = panel.part.getByLabelText<HTMLSelectElement>('Duración');
    expect(length).toHaveValue('60');
    await panel.choose(WHOM, LUCIA);
    expect(length).toHaveValue('20');
    expect([...length.options].map(({ value }) => value)).toEqual(['15', '20', '30', '45', '60', '90', '120']);
    await panel.choose('Duración', '60 min');
    expect(await panel.part.findByText(NO_SLOTS)).toBeVisible();
    await panel.user.click(await panel.part.findByRole('button', { name: 'Con 20 minutos hay 6' }));
    expect(length).toHaveValue('20');
    await waitFor(async () => expect(await panel.slot('09:30')).toHaveFocus());
    await panel.choose('Duración', '45 min');
    await panel.choose(WHOM, 'Dr. Pablo Sosa');
    expect(length).toHaveValue('45');
  });
});

describe('the room', () => {
  const roomsOf = (select: HTMLElement) =>
    [...select.children].map((it) =>
      it instanceof HTMLOptGroupElement ? `${it.label}: ${it.textContent}` : it.textContent,
    );

  test('of other specialties stands under a heading; chosen before a time it has times of its own, and another one then clears day and time', async () => {
    const answers = { DialogFacts: { clinic: aClinic(), rooms: [GYM, ...ROOMS] } };
    const panel = await openNew('professional', {}, answers);
    const room = panel.part.getByLabelText('Sala');
    expect(roomsOf(room)).toEqual([
      'Selecciona una sala',
      'Consultorio 1',
      'Consultorio 2',
      'Otras salas: Sala de Kinesiología',
    ]);
    await panel.choose('Sala', 'Sala de Kinesiología');
    expect(room).toHaveAccessibleDescription(
      'En esta sala se atienden otras especialidades. El turno se puede dar igual.',
    );
    await panel.choose('Sala', 'Consultorio 1');
    await panel.user.click(await panel.day(/^lunes, 23 de noviembre/));
    await panel.user.click(await panel.slot('09:30'));
    await panel.choose('Sala', 'Consultorio 2');
    await waitFor(() => expect(panel.part.queryByRole('radio')).not.toBeInTheDocument());
    expect(panel.part.getByText('Elegí un día para ver sus horarios.')).toBeVisible();
    expect(panel.sent('MonthSlots').at(-1)).toEqual({ professionalId: 3, year: 2026, month: 11, roomId: 2 });
  });
});

describe('closing', () => {
  const question = () => screen.findByRole('dialog', { name: '¿Salir sin guardar?' });

  test('by Escape or the cross asks first if a patient was chosen, and keeps it by default', async () => {
    const panel = await openNew('admin');
    await chooseNora(panel);
    await panel.user.keyboard('{Escape}');
    await panel.user.click(within(await question()).getByRole('button', { name: 'Seguir editando' }));
    expect(panel.part.getByText(/^Nora Ñandú · /)).toBeVisible();
    await panel.press('Cerrar');
    await panel.user.click(within(await question()).getByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(panel.sheet).not.toBeInTheDocument());
    expect(panel.opener).toHaveFocus();
  });
});
