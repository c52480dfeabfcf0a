import { screen, waitFor, within } from '@testing-library/react';

import { monthSlots, SLOT_0900, SLOT_0930, SLOT_NEXT_DAY } from '../../testing/booking-data';
import { NEVER } from '../../testing/fake-api';
import { PROFESSIONALS, ROOMS, soonSlot, typePatient } from '../../testing/booking-dialogs';
import { chooseNora, WHOM, openNew } from './new-appointment.fixture';

const MARIO = { ...PROFESSIONALS[0], id: 5, name: 'Dr. Mario Gil' };
const CARDIOLOGY = {
  BookableProfessionals: { professionals: [...PROFESSIONALS, MARIO] },
  SoonestSlots: {
    soonestSlots: [soonSlot(SLOT_0900, MARIO, ROOMS[1]), soonSlot(SLOT_0900), soonSlot(SLOT_NEXT_DAY)],
  },
};

test('for anybody, the first free times of the clinic or of a specialty are listed, more of them from a date; the chosen one is booked', async () => {
  const panel = await openNew('admin', {}, CARDIOLOGY);
  await chooseNora(panel);
  expect(panel.part.getByText('Los primeros libres de toda la clínica.')).toBeVisible();
  const first = await panel.part.findByRole('radio', { name: '09:00 Dr. Mario Gil Cardiología · Consultorio 2' });
  expect(panel.sent('SoonestSlots')).toEqual([{ first: 8 }]);
  await panel.user.click(first);
  expect(first).toBeChecked();
  expect(panel.part.getByLabelText(WHOM)).toHaveDisplayValue('Selecciona un profesional');
  await panel.choose(WHOM, 'Cualquiera de Cardiología');
  await waitFor(() => expect(panel.sent('SoonestSlots').at(-1)).toEqual({ specialtyId: 1, first: 8 }));
  await panel.press('Más horarios');
  await panel.retype('Desde', '01-12-2026');
  await waitFor(() =>
    expect(panel.sent('SoonestSlots').at(-1)).toEqual({ specialtyId: 1, from: '2026-12-01', first: 40 }),
  );
  await panel.user.click(await panel.part.findByRole('radio', { name: '09:00 Dr. Mario Gil Consultorio 2' }));
  await panel.press('Crear Turno');
  await waitFor(() => expect(panel.made).toHaveBeenCalledTimes(1));
  expect(panel.sent('CreateAppointment')[0]).toMatchObject({
    input: {
      professionalId: 5,
      roomId: 2,
      startTime: SLOT_0900,
      durationMinutes: 40,
      patientName: 'Nora Ñandú',
      patientEmail: 'nora@correo.example',
    },
  });
});

test('opened beside a day to come, the list begins there, and an earlier one is a date away; the length is half an hour where the professional has none', async () => {
  const panel = await openNew('admin', { professionalId: 4, date: '2026-12-03' });
  await panel.slot('09:00');
  expect(panel.sent('SoonestSlots')).toEqual([{ professionalId: 4, from: '2026-12-03', first: 8 }]);
  expect(panel.part.getByLabelText('Duración')).toHaveValue('30');
  await panel.retype('Desde', '21-11-2026');
  await waitFor(() => expect(panel.sent('SoonestSlots').at(-1)).toMatchObject({ from: '2026-11-21' }));
});

test('opened again, it shows no times of before while it asks for those of now', async () => {
  let answers = true;
  const panel = await openNew(
    'admin',
    {},
    { ...CARDIOLOGY, SoonestSlots: () => (answers ? CARDIOLOGY.SoonestSlots : NEVER()) },
  );
  await panel.part.findByRole('radio', { name: /^10:00/ });
  await panel.press('Cancelar');
  await waitFor(() => expect(panel.sheet).not.toBeInTheDocument());
  answers = false;
  await panel.user.click(panel.opener);
  const again = within(await screen.findByRole('dialog'));
  await again.findByLabelText(WHOM);
  await waitFor(() => expect(panel.sent('SoonestSlots')).toHaveLength(2));
  expect(again.queryByRole('radio')).not.toBeInTheDocument();
});

test('with another length or kind the chosen time stays where it is on offer, or it is heard that it is not', async () => {
  const kind = { __typename: 'ConsultationKind', fee: null, isOnline: true };
  const consultationKinds = ['Control', 'Primera vez'].map((name, index) => ({
    ...kind,
    id: index + 11,
    name,
    durationMinutes: 40 + 5 * index,
  }));
  const BookableProfessionals = { professionals: [{ ...PROFESSIONALS[0], consultationKinds }] };
  const MonthSlots = (variables: Record<string, unknown>) =>
    monthSlots(variables['durationMinutes'] === undefined ? [SLOT_0900, SLOT_0930] : [SLOT_0900])(variables);
  const panel = await openNew('admin', { professionalId: 3 }, { BookableProfessionals, MonthSlots });
  await panel.user.click(await panel.slot('09:30'));
  await panel.choose('Tipo de consulta', '12');
  expect(await panel.part.findByRole('alert')).toHaveTextContent(
    'El horario de las 09:30 no está entre los de 45 min. Elegí otro, o escribilo en «Otro horario».',
  );
  expect(panel.part.getByText('Por favor selecciona una fecha y hora')).toBeVisible();
  await panel.user.click(await panel.slot('09:00'));
  await panel.choose('Duración', '30 min');
  await waitFor(() => expect(panel.sent('MonthSlots').at(-1)).toMatchObject({ durationMinutes: 30 }));
  expect(await panel.part.findByText(/09:00 · 30 min/)).toBeVisible();
  expect(await panel.slot('09:00')).toBeChecked();
  expect(panel.part.queryByRole('alert')).not.toBeInTheDocument();
});

test('while what is on offer for another length loads, the time of before is not booked', async () => {
  const own = monthSlots([SLOT_0900, SLOT_0930]);
  const MonthSlots = (variables: Record<string, unknown>) =>
    variables['durationMinutes'] === undefined ? own(variables) : NEVER();
  const panel = await openNew('admin', { professionalId: 3 }, { MonthSlots });
  await chooseNora(panel);
  await panel.user.click(await panel.slot('09:30'));
  await panel.choose('Duración', '60 min');
  await panel.press('Crear Turno');
  expect(await panel.part.findByText('Por favor selecciona una fecha y hora')).toBeVisible();
  expect(panel.sent('CreateAppointment')).toEqual([]);
});

test('times stand by day as radios; the month opens at the first free day, and the ways back from it and from another time lead to the chosen one', async () => {
  const panel = await openNew('admin', { professionalId: 3 });
  const first = await panel.slot('09:00');
  expect(panel.part.getByRole('radiogroup', { name: 'Primeros horarios libres' })).toContainElement(first);
  expect(panel.part.getAllByRole('group').map((it) => it.textContent?.trim())).toEqual([
    'lun, 23 nov09:00 09:30',
    'mar, 24 nov10:00',
  ]);
  await panel.press('Ver el mes');
  expect(await panel.part.findByText('lunes, 23 de noviembre de 2026')).toBeVisible();
  await waitFor(async () => expect(await panel.slot('09:00')).toHaveFocus());
  await panel.user.keyboard('{ArrowRight} ');
  expect(await panel.slot('09:30')).toBeChecked();
  await waitFor(() => expect(panel.part.getByLabelText('Sala')).toHaveDisplayValue('Consultorio 1'));
  await panel.press('Primeros horarios');
  await waitFor(async () => expect(await panel.slot('09:30')).toHaveFocus());
  expect(await panel.slot('09:30')).toBeChecked();
  await panel.press('Otro horario');
  await waitFor(() => expect(panel.part.getByLabelText('Fecha')).toHaveFocus());
  expect(panel.part.getByLabelText('Fecha')).toHaveValue('23-11-2026');
  await panel.press('Volver a los horarios disponibles');
  await waitFor(async () => expect(await panel.slot('09:00')).toHaveFocus());
});

test('a slot taken before sending is no longer chosen, with a notice until the next choice', async () => {
  const panel = await openNew('admin', { professionalId: 3 }, { MonthSlots: monthSlots([SLOT_0900]) });
  const gone = 'El horario de las 09:30 ya no está disponible. Elegí otro horario.';
  await panel.user.click(await panel.slot('09:30'));
  expect(await panel.part.findByText(gone)).toBeVisible();
  expect(panel.part.getByText('Por favor selecciona una fecha y hora')).toBeVisible();
  await panel.user.click(await panel.slot('09:00'));
  expect(panel.part.queryByText(gone)).not.toBeInTheDocument();
});

describe('another time', () => {
  test('is typed, also in the past, with the length and a proposed room', async () => {
    const panel = await openNew('professional');
    await panel.choose('Duración', '15 min');
    await waitFor(() =>
      expect(panel.sent('SoonestSlots').at(-1)).toEqual({ professionalId: 3, durationMinutes: 15, first: 8 }),
    );
    await panel.press('Otro horario');
    await waitFor(() => expect(panel.part.getByLabelText('Fecha')).toHaveFocus());
    expect(panel.part.getByLabelText('Fecha')).toHaveValue('21-11-2026');
    await panel.retype('Fecha', '5/3/2019');
    await panel.retype('Hora de inicio', '2015');
    await panel.press('Paciente nuevo');
    await typePatient(panel);
    expect(panel.part.getByLabelText('Hora de inicio')).toHaveValue('20:15');
    await waitFor(() => expect(panel.part.getByLabelText('Sala')).toHaveDisplayValue('Consultorio 1'));
    expect(await panel.part.findByText(/^Queda fuera del horario del profesional: 09:00 - 13:00/)).toBeVisible();
    await panel.press('Crear Turno');
    await waitFor(() => expect(panel.sent('BookAppointment')).toHaveLength(1));
    expect(panel.sent('BookAppointment')[0]).toMatchObject({
      input: { professionalId: 3, roomId: 1, startTime: '2019-03-05T20:15:00', durationMinutes: 15 },
    });
  });

  test('says when the room is closed or occupied', async () => {
    const room = { __typename: 'Room', id: 1, name: 'Consultorio 1', description: '' };
    const SlotRooms = ({ startTime }: Record<string, unknown>) => {
      const availability = String(startTime).includes('20:15') ? 'closed' : 'occupied';
      return { slotRooms: [{ __typename: 'SlotRoom', availability, isSuitable: true, room }] };
    };
    const startTime = '2026-11-23T20:15:00-03:00';
    const panel = await openNew('professional', { startTime, professionalId: 3, roomId: 1 }, { SlotRooms });
    expect(
      await panel.part.findByText('La sala está cerrada a esa hora. El turno se puede crear igual.'),
    ).toBeVisible();
    const heading = 'Horario elegido: lunes, 23 de noviembre de 2026, 20:15';
    expect(panel.part.getByRole('heading', { name: heading })).toBeVisible();
    expect(panel.part.queryByText(/^También fuera del horario/)).not.toBeInTheDocument();
    await panel.retype('Hora de inicio', '20:30');
    expect(
      await panel.part.findByText('La sala está ocupada a esa hora. Elegí otra sala u otro horario.'),
    ).toBeVisible();
  });
});
