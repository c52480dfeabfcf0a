import { within } from '@testing-library/react';

import { aClinic } from '../../../testing/clinic-data';
import { ApiFailure, OFFLINE, type Answers } from '../../../testing/fake-api';
import { expectToast } from '../../../testing/toast';
import { write } from '../../../testing/write';
import { anAffectedAppointment, anUnavailableDate, openAvailability } from '../availability.fixture';

type Variables = Record<string, unknown>;

const dateOf = ({ input }: Variables) => (input as { date: string }).date;
const added = (variables: Variables) => ({
  addUnavailableDate: anUnavailableDate({
    id: Number(dateOf(variables).slice(8)) + 100,
    date: dateOf(variables),
    reason: 'vacation',
    affectedAppointments: [anAffectedAppointment()],
  }),
});
const MARKED = new ApiFailure('CONFLICT', 'La fecha ya figura como no disponible en ese horario', 'date');

/** A holiday from 30 December to 1 January. */
async function goOnHoliday(AddUnavailableDate: Answers[string]) {
  const none = { clinic: aClinic(), unavailableDates: [] };
  const opened = await openAvailability({ UnavailableDates: none, AddUnavailableDate }, 'UnavailableDates');
  const part = await opened.part('Fechas no disponibles');
  const press = async (name: string) => opened.user.click(await part.findByRole('button', { name }));
  await press('Agregar fecha');
  await write(opened.user, part.getByLabelText('Fecha'), '30-12-2026');
  await write(opened.user, part.getByLabelText(/^Último día/), '01-01-2027');
  await opened.user.selectOptions(part.getByLabelText('Motivo'), 'Vacaciones');
  await press('Guardar fecha');
  const entry = (name: RegExp) => within(part.getByRole('article', { name }));
  return { ...opened, part, press, entry };
}

test('several days are typed once and saved one by one, which says how far it is; until then the form is not left', async () => {
  const waiting: (() => void)[] = [];
  const { part, user, entry, sent } = await goOnHoliday(
    (variables) => new Promise<object>((resolve) => waiting.push(() => resolve(added(variables)))),
  );
  expect(await part.findByRole('button', { name: 'Guardando... 0 de 3' })).toBeVisible();
  waiting.shift()?.();
  expect(await part.findByRole('button', { name: 'Guardando... 1 de 3' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(part.getByRole('button', { name: 'Cancelar' }));
  expect(part.getByLabelText('Fecha')).toHaveValue('30-12-2026');
  waiting.shift()?.();
  await part.findByRole('button', { name: 'Guardando... 2 de 3' });
  waiting.shift()?.();
  await expectToast('3 fechas no disponibles agregadas');
  expect(entry(/1 de enero/).getByRole('button', { name: 'Editar' })).toHaveAttribute('aria-disabled', 'false');
  expect(sent('AddUnavailableDate').map(dateOf)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  for (const day of [/30 de diciembre/, /31 de diciembre/, /1 de enero/])
    expect(entry(day).getByText('Nora Paz')).toBeVisible();
  expect(entry(/30 de diciembre/).getByRole('heading')).toHaveFocus();
});

test('what fails half-way says how far it came, and a second try adds the rest only', async () => {
  let works = false;
  const kept = new Set<string>();
  const { part, press, entry } = await goOnHoliday((variables) => {
    if (kept.has(dateOf(variables))) return MARKED;
    if (dateOf(variables) === '2026-12-31' && !works) return OFFLINE;
    kept.add(dateOf(variables));
    return added(variables);
  });
  expect(await part.findByText(/^Fechas agregadas: 1 de 3\. No sabemos si se hizo/)).toBeVisible();
  expect(entry(/30 de diciembre/).getByRole('heading')).toBeVisible();
  expect(part.getByLabelText('Fecha')).toHaveValue('30-12-2026');
  works = true;
  await press('Guardar fecha');
  await expectToast('2 fechas no disponibles agregadas');
  expect([...kept]).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
});
