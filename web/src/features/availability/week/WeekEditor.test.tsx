import { screen, waitFor, within } from '@testing-library/react';

import { aClinic } from '../../../testing/clinic-data';
import { ApiFailure, OFFLINE } from '../../../testing/fake-api';
import { expectToast } from '../../../testing/toast';
import { anEntry, aWeek, openAvailability, openWeek } from '../availability.fixture';

const dialog = (name: RegExp | string) => within(screen.getByRole('dialog', { name }));

test('the week shows its days from Monday on, with their hours and the total; hours are added and removed, the last ones excepted, and discarded', async () => {
  const { user, week } = await openWeek();
  expect(week.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'Lunes',
    'Martes',
    'Miércoles',
    'Jueves',
    'Viernes',
    'Sábado',
    'Domingo',
  ]);
  expect(week.getByRole('checkbox', { name: 'Lunes' })).toBeChecked();
  expect(week.getByLabelText('Lunes, horario 1, desde')).toHaveValue('09:00');
  expect(week.getByText('Total semanal: 4 h')).toBeVisible();
  expect(week.getByText('Sin cambios por guardar')).toBeVisible();
  const texts = (label: string) =>
    within(week.getByLabelText(label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(texts('Lunes, horario 1, desde').slice(0, 2)).toEqual(['00:00', '00:15']);
  expect(texts('Lunes, horario 1, hasta')[0]).toBe('09:15');
  expect(texts('Lunes, horario 1, hasta').at(-1)).toBe('24:00');

  expect(week.queryByRole('button', { name: /^Quitar/ })).not.toBeInTheDocument();
  await user.click(week.getByRole('button', { name: 'Agregar horario del lunes' }));
  expect(week.getByLabelText('Lunes, horario 2, desde')).toHaveValue('14:00');
  expect(week.getByLabelText('Lunes, horario 2, desde')).toHaveFocus();
  await user.click(week.getByRole('button', { name: 'Quitar lunes, horario 1, de 09:00 a 13:00' }));
  expect(week.getByLabelText('Lunes, horario 1, desde')).toHaveValue('14:00');
  expect(week.getByLabelText('Lunes, horario 1, desde')).toHaveFocus();
  await user.click(week.getByRole('checkbox', { name: 'Lunes' }));
  expect(week.getByText('Sin horarios: los pacientes no pueden reservar.')).toBeVisible();
  await user.click(week.getByRole('button', { name: 'Descartar' }));
  expect(week.getByLabelText('Lunes, horario 1, desde')).toHaveValue('09:00');
});

test('a day that is ticked begins with 09:00 to 17:00, and is sent with the rest of the week', async () => {
  const { user, week, save, sent } = await openWeek();
  await user.click(week.getByRole('checkbox', { name: 'Domingo' }));
  expect(week.getByLabelText('Domingo, horario 1, desde')).toHaveValue('09:00');
  expect(week.getByLabelText('Domingo, horario 1, hasta')).toHaveValue('17:00');
  expect(week.getByText('Total semanal: 12 h')).toBeVisible();
  expect(week.getByText('Cambios sin guardar')).toBeVisible();
  await user.click(save);
  await expectToast('Disponibilidad actualizada');
  expect(sent('SaveWeek')).toEqual([
    {
      professionalId: 3,
      expectedVersion: 1,
      entries: [
        { dayOfWeek: 1, startTime: '09:00', endTime: '13:00' },
        { dayOfWeek: 0, startTime: '09:00', endTime: '17:00' },
      ],
    },
  ]);
  expect(await week.findByText('Sin cambios por guardar')).toBeVisible();
  expect(save).toHaveFocus();
});

test('hours that overlap or end before they start say so at the field, and are not sent', async () => {
  const { user, week, choose, save, sent } = await openWeek();
  await choose('Lunes, horario 1, desde', '14:00');
  const end = week.getByLabelText('Lunes, horario 1, hasta');
  expect(end).toBeInvalid();
  expect(end).toHaveAccessibleDescription('La hora de fin debe ser posterior a la de inicio');
  await choose('Lunes, horario 1, desde', '09:00');
  expect(end).toBeValid();
  await user.click(week.getByRole('button', { name: 'Agregar horario del lunes' }));
  await choose('Lunes, horario 2, desde', '12:45');
  const start = week.getByLabelText('Lunes, horario 2, desde');
  expect(start).toHaveAccessibleDescription('Los horarios del lunes se superponen');
  await user.click(save);
  await waitFor(() => expect(start).toHaveFocus());
  expect(sent('SaveWeek')).toEqual([]);
});

test('what the server refuses stands at the hours it names, a lost answer in the page, and what was chosen stays', async () => {
  let answer: object = new ApiFailure('BAD_REQUEST', 'La hora debe tener la forma HH:mm', 'entries.0.startTime');
  const { user, week, choose, save } = await openWeek({ SaveWeek: () => answer });
  await choose('Lunes, horario 1, desde', '08:00');
  await user.click(save);
  const start = week.getByLabelText('Lunes, horario 1, desde');
  await waitFor(() => expect(start).toHaveAccessibleDescription('La hora debe tener la forma HH:mm'));
  await waitFor(() => expect(start).toHaveFocus());
  answer = OFFLINE;
  await choose('Lunes, horario 1, desde', '07:00');
  await user.click(save);
  expect(await week.findByRole('alert')).toHaveTextContent(/^No sabemos si se hizo: se cortó la conexión/);
  await expectToast('Error al actualizar la disponibilidad');
  expect(start).toHaveValue('07:00');
  expect(week.getByText('Cambios sin guardar')).toBeVisible();
});

test('what is changed while the week is being saved stays, and is not saved yet', async () => {
  let answer: (value: object) => void = () => undefined;
  const { user, week, choose, save } = await openWeek({
    SaveWeek: () =>
      new Promise<object>((resolve) => {
        answer = resolve;
      }),
  });
  await choose('Lunes, horario 1, desde', '08:00');
  await user.click(save);
  await choose('Lunes, horario 1, desde', '07:00');
  answer({ setProfessionalAvailability: aWeek([anEntry(1, '08:00', '13:00')], 2) });
  await expectToast('Disponibilidad actualizada');
  expect(week.getByLabelText('Lunes, horario 1, desde')).toHaveValue('07:00');
  expect(week.getByText('Cambios sin guardar')).toBeVisible();
});

describe('a template', () => {
  test('has to be chosen, and replaces the week after a question; without an answer that says why, and the week stays', async () => {
    const { user, week, sent, loseNext } = await openWeek();
    const apply = () => user.click(week.getByRole('button', { name: 'Aplicar plantilla' }));
    await apply();
    expect(week.getByLabelText('Plantilla')).toHaveAccessibleDescription('Elegí primero una plantilla');
    await user.selectOptions(week.getByLabelText('Plantilla'), 'Horario Comercial');
    await apply();
    const failing = dialog('¿Aplicar la plantilla "Horario Comercial"?');
    loseNext('ApplyTemplate');
    await user.click(failing.getByRole('button', { name: 'Aplicar plantilla' }));
    expect(await failing.findByRole('alert')).toHaveTextContent(/^No sabemos si se hizo: se cortó la conexión/);
    await expectToast('Error al aplicar la plantilla');
    await user.click(failing.getByRole('button', { name: 'Conservar horarios' }));
    expect(week.getByText('Total semanal: 4 h')).toBeVisible();

    await apply();
    const question = dialog('¿Aplicar la plantilla "Horario Comercial"?');
    expect(
      question.getByText(/Reemplaza toda la disponibilidad semanal por: Lunes a viernes de 09:00 a 18:00\./),
    ).toBeVisible();
    expect(sent('ApplyTemplate')).toHaveLength(1);
    await user.click(question.getByRole('button', { name: 'Aplicar plantilla' }));
    await expectToast('Plantilla "Horario Comercial" aplicada exitosamente');
    expect(week.getByText('Total semanal: 45 h')).toBeVisible();
    expect(week.getByText('Sin cambios por guardar')).toBeVisible();
    expect(sent('ApplyTemplate').at(-1)).toEqual({
      professionalId: 3,
      templateId: 'business-hours',
      expectedVersion: 1,
    });
  });
});

describe('leaving', () => {
  test('with something unsaved asks first, as does the browser; staying keeps the page and what was chosen', async () => {
    const { user, week, choose, address } = await openWeek();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    await choose('Lunes, horario 1, desde', '08:00');
    expect(closing()).toBe(true);
    const leave = () => user.click(screen.getByRole('link', { name: 'Calendario' }));
    await leave();
    await user.click(dialog('¿Salir sin guardar?').getByRole('button', { name: 'Seguir editando' }));
    expect(address()).toBe('/dashboard/availability');
    expect(week.getByLabelText('Lunes, horario 1, desde')).toHaveValue('08:00');
    await leave();
    await user.click(dialog('¿Salir sin guardar?').getByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });
});

test('a week and dates that cannot be loaded can be asked for again', async () => {
  let isOffline = true;
  const { user, part } = await openAvailability({
    WeeklyAvailability: () => (isOffline ? OFFLINE : { professionalAvailability: aWeek([], 0), scheduleTemplates: [] }),
    UnavailableDates: () => (isOffline ? OFFLINE : { clinic: aClinic(), unavailableDates: [] }),
  });
  const dates = await part('Fechas no disponibles');
  expect(await dates.findByText('Error al cargar las fechas no disponibles')).toBeVisible();
  const week = await part('Disponibilidad semanal');
  expect(await week.findByText('Error al cargar la disponibilidad')).toBeVisible();
  isOffline = false;
  await user.click(dates.getByRole('button', { name: 'Reintentar' }));
  expect(await dates.findByText('Ninguna fecha por delante')).toBeVisible();
  await user.click(week.getByRole('button', { name: 'Reintentar' }));
  expect(await week.findByRole('checkbox', { name: 'Lunes' })).not.toBeChecked();
});
