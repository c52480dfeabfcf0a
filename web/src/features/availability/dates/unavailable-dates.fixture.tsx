import { screen, within } from '@testing-library/react';

import { aClinic } from '../../../testing/clinic-data';
import { type Answers } from '../../../testing/fake-api';
import { write } from '../../../testing/write';
import { anAffectedAppointment, anUnavailableDate, openAvailability } from '../availability.fixture';

export const HOLIDAY = anUnavailableDate({
  id: 4,
  description: 'Inmaculada Concepción',
  affectedAppointments: [anAffectedAppointment()],
});
export const ERRAND = anUnavailableDate({
  id: 5,
  date: '2026-11-30',
  reason: 'personal_day',
  isAllDay: false,
  startTime: '09:00',
  endTime: '11:00',
});
const LONG_AGO = anUnavailableDate({ id: 6, date: '2026-10-12' });

export async function openDates(dates = [HOLIDAY, ERRAND, LONG_AGO], answers: Answers = {}) {
  const stored = { UnavailableDates: { clinic: aClinic(), unavailableDates: dates } };
  const opened = await openAvailability({ ...stored, ...answers }, 'UnavailableDates');
  const part = await opened.part('Fechas no disponibles');
  const add = await part.findByRole('button', { name: 'Agregar fecha' });
  const press = (name: string) => opened.user.click(part.getByRole('button', { name }));
  const entry = (name: RegExp) => within(part.getByRole('article', { name }));
  const typeDate = async (text: string) => {
    await opened.user.clear(part.getByLabelText('Fecha'));
    await write(opened.user, part.getByLabelText('Fecha'), text);
  };
  const question = () => within(screen.getByRole('dialog', { name: '¿Eliminar la fecha no disponible?' }));
  return { ...opened, part, add, press, entry, typeDate, question };
}

export const headings = (part: Awaited<ReturnType<typeof openDates>>['part']) =>
  part.getAllByRole('article').map((article) => within(article).getByRole('heading', { hidden: true }).textContent);
