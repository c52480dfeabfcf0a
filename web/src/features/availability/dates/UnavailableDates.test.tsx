import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { aClinic, aUser } from '../../../testing/clinic-data';
import { ApiFailure, OFFLINE, type Answers } from '../../../testing/fake-api';
import { expectToast } from '../../../testing/toast';
import { anAffectedAppointment, anAffectedRental, anUnavailableDate, openAvailability } from '../availability.fixture';

const HOLIDAY = anUnavailableDate({ id: 4, description: 'Inmaculada Concepción', affectedAppointments: [anAffectedAppointment()] });
const ERRAND = anUnavailableDate({
  id: 5,
  date: '2026-11-30',
  reason: 'personal_day',
  isAllDay: false,
  startTime: '09:00',
  endTime: '11:00',
});
const LONG_AGO = anUnavailableDate({ id: 6, date: '2026-10-12' });

beforeEach(() => sessionStorage.clear());

async function openDates(dates = [HOLIDAY, ERRAND, LONG_AGO], answers: Answers = {}) {
  const opened = await openAvailability({ UnavailableDates: { clinic: aClinic(), unavailableDates: dates }, ...answers });
  const part = await opened.part('Fechas no disponibles');
  const add = await part.findByRole('button', { name: 'Agregar fecha' });
  const press = (name: string) => opened.user.click(part.getByRole('button', { name }));
  const entry = (name: RegExp) => within(part.getByRole('article', { name }));
  const typeDate = async (text: string) => {
    await opened.user.clear(part.getByLabelText('Fecha'));
    await opened.user.type(part.getByLabelText('Fecha'), text);
  };
  const question = () => within(screen.getByRole('dialog', { name: '¿Eliminar la fecha no disponible?' }));
  return { ...opened, part, add, press, entry, typeDate, question };
}

const headings = (part: Awaited<ReturnType<typeof openDates>>['part']) =>
  part.getAllByRole('article').map((article) => within(article).getByRole('heading', { hidden: true }).textContent);

test('the dates stand soonest first, with hours and reason in words; the past is folded away', async () => {
  const { part, entry } = await openDates();
  expect(headings(part)).toEqual(['lunes, 30 de noviembre de 2026', 'martes, 8 de diciembre de 2026', 'lunes, 12 de octubre de 2026']);
  expect(entry(/30 de noviembre/).getByText('09:00 a 11:00 · Día personal')).toBeVisible();
  expect(entry(/8 de diciembre/).getByText('Todo el día · Feriado')).toBeVisible();
  expect(part.getByText('Fechas pasadas (1)').closest('details')).not.toHaveAttribute('open');
});

test('each date names the turnos it falls on, with the way to that day of the calendar', async () => {
  const { user, entry } = await openDates();
  const holiday = entry(/8 de diciembre/);
  await user.click(holiday.getByText('1 turno en ese horario'));
  expect(holiday.getByText('09:30 a 10:00')).toBeVisible();
  expect(holiday.getByText('Nora Paz')).toBeVisible();
  expect(holiday.getByRole('link', { name: 'Ver el día en el calendario' })).toHaveAttribute('href', '/dashboard?dia=2026-12-08');
});

test('each date names the rooms that stay rented, with the way to the summary of their month', async () => {
  const { user, entry } = await openDates([{
    ...HOLIDAY,
    affectedRentals: [anAffectedRental(), anAffectedRental({ id: 'alquiler-2', roomName: 'Sala B', startTime: '15:00', endTime: '24:00' })],
  }]);
  const holiday = entry(/8 de diciembre/);
  await user.click(holiday.getByText('2 reservas de salas en ese horario'));
  expect(holiday.getByText('Se cobra igual: nada se cancela por sí solo.')).toBeVisible();
  expect(holiday.getByText('09:00 a 13:00')).toBeVisible();
  expect(holiday.getByText('Sala B')).toBeVisible();
  expect(holiday.getByRole('link', { name: 'Ver el mes en el resumen' })).toHaveAttribute('href', '/dashboard/monthly-summary?mes=2026-12');
});

test('whoever looks at a colleague’s dates is not led to their own summary', async () => {
  const { user, entry } = await openDates([{ ...HOLIDAY, affectedRentals: [anAffectedRental({ professionalId: 99 })] }]);
  const holiday = entry(/8 de diciembre/);
  await user.click(holiday.getByText('1 reserva de sala en ese horario'));
  expect(holiday.getByText('Consultorio 1')).toBeVisible();
  expect(holiday.queryByRole('link', { name: 'Ver el mes en el resumen' })).not.toBeInTheDocument();
});

test('nothing ahead says so', async () => {
  const { part } = await openDates([]);
  expect(part.getByText('Ninguna fecha por delante')).toBeVisible();
});

test('a long holiday is cut short until the rest is asked for', async () => {
  const days = Array.from(
    { length: 8 },
    (_day, index) => anUnavailableDate({ id: index + 1, date: `2026-12-1${index}`, reason: 'vacation' }),
  );
  const { part, press } = await openDates(days);
  expect(part.getAllByRole('article')).toHaveLength(6);
  await press('Mostrar 2 fechas más');
  expect(part.getAllByRole('article')).toHaveLength(8);
  expect(part.getByRole('heading', { name: 'miércoles, 16 de diciembre de 2026' })).toHaveFocus();
});

describe('adding', () => {
  test('a holiday: date and reason are enough, and the turnos it falls on are shown at once', async () => {
    const AddUnavailableDate = ({ input }: Record<string, unknown>) => ({
      addUnavailableDate: { ...HOLIDAY, ...(input as object), startTime: null, endTime: null, id: 9 },
    });
    const { user, part, press, typeDate, entry, asked } = await openDates([ERRAND], { AddUnavailableDate });
    await press('Agregar fecha');
    expect(part.getByLabelText('Fecha')).toHaveFocus();
    await typeDate('8/12/2026');
    await user.selectOptions(part.getByLabelText('Motivo'), 'Feriado');
    await press('Guardar fecha');
    await expectToast('Fecha no disponible agregada');
    expect(asked('AddUnavailableDate')).toEqual([
      { professionalId: 3, input: { date: '2026-12-08', reason: 'holiday', description: null, isAllDay: true } },
    ]);
    const added = entry(/8 de diciembre/);
    expect(added.getByText('Nora Paz')).toBeVisible();
    expect(added.getByText(/nada se cancela por sí solo/)).toBeVisible();
    expect(added.getByRole('heading')).toHaveFocus();
    expect(part.queryByRole('button', { name: 'Guardar fecha' })).not.toBeInTheDocument();
  });

  test('what is missing is said at each field, and the first has the focus', async () => {
    const { part, press, asked } = await openDates();
    await press('Agregar fecha');
    await press('Guardar fecha');
    await waitFor(() => expect(part.getByLabelText('Fecha')).toHaveAccessibleDescription('La fecha es requerida'));
    expect(part.getByLabelText('Motivo')).toHaveAccessibleDescription('El motivo es requerido');
    expect(part.getByLabelText('Fecha')).toHaveFocus();
    expect(part.queryByLabelText('Desde')).not.toBeInTheDocument();
    expect(asked('AddUnavailableDate')).toEqual([]);
  });

  test('a part of the day needs both times', async () => {
    const { user, part, press, typeDate } = await openDates();
    await press('Agregar fecha');
    await typeDate('08-12-2026');
    await user.selectOptions(part.getByLabelText('Motivo'), 'Otro');
    await user.click(part.getByRole('switch', { name: 'Todo el día' }));
    await press('Guardar fecha');
    await waitFor(() => expect(part.getByLabelText('Desde')).toHaveAccessibleDescription('La hora de inicio es requerida'));
    expect(part.getByLabelText('Desde')).toHaveFocus();
    await user.selectOptions(part.getByLabelText('Desde'), '11:00');
    await user.selectOptions(part.getByLabelText('Hasta'), '09:00');
    await press('Guardar fecha');
    await waitFor(() =>
      expect(part.getByLabelText('Hasta')).toHaveAccessibleDescription('La hora de fin debe ser posterior a la de inicio'),
    );
  });

  test.each([
    ['the server refuses the date', new ApiFailure('CONFLICT', 'La fecha ya figura como no disponible en ese horario', 'input.date')],
    ['there is no connection', OFFLINE],
  ])('what was typed stays when %s', async (_when, answer) => {
    const { user, part, press, typeDate } = await openDates([], { AddUnavailableDate: answer });
    await press('Agregar fecha');
    await typeDate('08-12-2026');
    await user.selectOptions(part.getByLabelText('Motivo'), 'Vacaciones');
    await press('Guardar fecha');
    if (answer === OFFLINE) {
      expect(await part.findByRole('alert')).toHaveTextContent(/Error de conexión\. Verifica/);
      await expectToast('Error al agregar la fecha no disponible');
    } else {
      await waitFor(() =>
        expect(part.getByLabelText('Fecha')).toHaveAccessibleDescription('La fecha ya figura como no disponible en ese horario'),
      );
    }
    expect(part.getByLabelText('Fecha')).toHaveValue('08-12-2026');
    expect(part.getByLabelText('Motivo')).toHaveValue('vacation');
  });

  test('thinking better of it leads back to the button', async () => {
    const { part, press } = await openDates();
    await press('Agregar fecha');
    await press('Cancelar');
    expect(part.getByRole('button', { name: 'Agregar fecha' })).toHaveFocus();
  });
});

describe('editing', () => {
  const openErrand = async (answers: Answers = {}) => {
    const opened = await openDates([ERRAND], answers);
    await opened.user.click(opened.entry(/30 de noviembre/).getByRole('button', { name: 'Editar' }));
    return opened;
  };

  test('starts from what is stored and sends what it becomes', async () => {
    const { user, part, press, asked } = await openErrand({
      UpdateUnavailableDate: { updateUnavailableDate: { ...ERRAND, isAllDay: true, startTime: null, endTime: null } },
    });
    expect(part.getByLabelText('Fecha')).toHaveValue('30-11-2026');
    expect(part.getByLabelText('Desde')).toHaveValue('09:00');
    await user.click(part.getByRole('switch', { name: 'Todo el día' }));
    await press('Guardar fecha');
    await expectToast('Fecha no disponible actualizada');
    expect(part.getByText('Todo el día · Día personal')).toBeVisible();
    expect(asked('UpdateUnavailableDate')).toEqual([
      {
        professionalId: 3, id: 5, expectedVersion: 1,
        input: { date: '2026-11-30', reason: 'personal_day', description: null, isAllDay: true },
      },
    ]);
  });

  test('that fails says so and keeps the form', async () => {
    const { part, press } = await openErrand({ UpdateUnavailableDate: OFFLINE });
    await press('Guardar fecha');
    expect(await part.findByRole('alert')).toHaveTextContent(/Error de conexión\. Verifica/);
    await expectToast('Error al actualizar la fecha no disponible');
    expect(part.getByLabelText('Fecha')).toHaveValue('30-11-2026');
  });

  test('another form is not opened over something typed without a question', async () => {
    const { user, part, press } = await openErrand();
    await user.type(part.getByLabelText(/Descripción/), 'Trámite');
    await press('Agregar fecha');
    const question = within(screen.getByRole('dialog', { name: '¿Salir sin guardar?' }));
    await user.click(question.getByRole('button', { name: 'Seguir editando' }));
    expect(part.getByLabelText(/Descripción/)).toHaveValue('Trámite');
  });
});

describe('deleting', () => {
  test('asks first, then the date is gone', async () => {
    const { user, part, entry, question, asked } = await openDates(
      [HOLIDAY, ERRAND],
      { DeleteUnavailableDate: { deleteUnavailableDate: true } },
    );
    await user.click(entry(/8 de diciembre/).getByRole('button', { name: 'Eliminar' }));
    expect(question().getByText('martes, 8 de diciembre de 2026')).toBeVisible();
    await user.click(question().getByRole('button', { name: 'Eliminar fecha' }));
    await expectToast('Fecha no disponible eliminada');
    await waitFor(() => expect(headings(part)).toEqual(['lunes, 30 de noviembre de 2026']));
    await waitFor(() => expect(part.getByRole('button', { name: 'Agregar fecha' })).toHaveFocus());
    expect(asked('DeleteUnavailableDate')).toEqual([{ professionalId: 3, id: 4 }]);
  });

  test('takes the date away for good, whatever else is being saved meanwhile', async () => {
    let answer: (value: object) => void = () => undefined;
    const { user, part, press, entry, question } = await openDates([HOLIDAY, ERRAND], {
      UpdateUnavailableDate: () => new Promise<object>((resolve) => { answer = resolve; }),
      DeleteUnavailableDate: { deleteUnavailableDate: true },
    });
    await user.click(entry(/30 de noviembre/).getByRole('button', { name: 'Editar' }));
    await press('Guardar fecha');
    await user.click(entry(/8 de diciembre/).getByRole('button', { name: 'Eliminar' }));
    await user.click(question().getByRole('button', { name: 'Eliminar fecha' }));
    await expectToast('Fecha no disponible eliminada');
    answer({ updateUnavailableDate: ERRAND });
    await expectToast('Fecha no disponible actualizada');
    expect(headings(part)).toEqual(['lunes, 30 de noviembre de 2026']);
  });

  test('that fails says why in the question, and the date stays', async () => {
    const { user, part, entry, question } = await openDates([HOLIDAY], { DeleteUnavailableDate: OFFLINE });
    await user.click(entry(/8 de diciembre/).getByRole('button', { name: 'Eliminar' }));
    await user.click(question().getByRole('button', { name: 'Eliminar fecha' }));
    expect(await question().findByRole('alert')).toHaveTextContent(/Error de conexión\. Verifica/);
    await expectToast('Error al eliminar la fecha no disponible');
    await user.click(question().getByRole('button', { name: 'Conservar fecha' }));
    expect(headings(part)).toEqual(['martes, 8 de diciembre de 2026']);
  });
});

test('dates that cannot be loaded can be asked for again', async () => {
  let attempts = 0;
  const { user, part } = await openAvailability({
    UnavailableDates: () => {
      attempts += 1;
      return attempts === 1 ? OFFLINE : { clinic: aClinic(), unavailableDates: [HOLIDAY] };
    },
  });
  const dates = await part('Fechas no disponibles');
  expect(await dates.findByText('Error al cargar las fechas no disponibles')).toBeVisible();
  await user.click(dates.getByRole('button', { name: 'Reintentar' }));
  expect(await dates.findByRole('article')).toBeVisible();
});

test('a date that the end of the session kept from being saved is offered to the same person, in the same form', async () => {
  const over = new ApiFailure('UNAUTHENTICATED', 'La sesión venció. Iniciá sesión nuevamente');
  const recover = () => screen.queryByRole('button', { name: 'Recuperar' });
  const first = await openDates([HOLIDAY], { UpdateUnavailableDate: over });
  await first.user.click(first.entry(/8 de diciembre/).getByRole('button', { name: 'Editar' }));
  await first.user.click(first.part.getByLabelText(/^Todo el día/));
  await first.user.selectOptions(first.part.getByLabelText('Desde'), '09:00');
  await first.user.selectOptions(first.part.getByLabelText('Hasta'), '11:00');
  await first.press('Guardar fecha');
  await waitFor(() => expect(first.address()).toBe('/login'));
  cleanup();

  const other = await openDates([HOLIDAY], { Viewer: { viewer: aUser('professional', { id: 99 }) } });
  await other.user.click(other.entry(/8 de diciembre/).getByRole('button', { name: 'Editar' }));
  expect(recover()).not.toBeInTheDocument();
  cleanup();

  const { user, part, entry, add } = await openDates([HOLIDAY]);
  await user.click(add);
  expect(recover()).not.toBeInTheDocument();
  await user.click(entry(/8 de diciembre/).getByRole('button', { name: 'Editar' }));
  await user.click(recover()!);
  expect(part.getByLabelText('Desde')).toHaveValue('09:00');
  expect(part.getByLabelText('Hasta')).toHaveValue('11:00');
  expect(part.getByLabelText('Fecha')).toHaveFocus();
});
