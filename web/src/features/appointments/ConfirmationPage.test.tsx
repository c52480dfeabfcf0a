import { screen, within } from '@testing-library/react';

import { appointment, APPOINTMENT_ID, bookingAnswers } from '../../testing/booking-data';
import { ApiFailure, OFFLINE } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';

const PATH = `/confirmation/${APPOINTMENT_ID}`;

test('the turno stands with all that was booked, in the clinic’s time', async () => {
  await renderApp(PATH, bookingAnswers());
  expect(await screen.findByRole('heading', { name: '¡Turno Confirmado!' })).toHaveFocus();
  const ticket = screen.getByRole('article', { name: 'Turno' });
  for (const text of [
    'lunes, 23 de noviembre de 2026',
    '09:30 - 10:00 (30 minutos)',
    'Pendiente',
    'Dra. Lucía Fernández',
    'Cardiología',
    'Consultorio 2',
    'Nora Ñandú',
    'nora@correo.example',
    '+54 11 2345 6789',
    'Primera consulta',
  ]) {
    expect(ticket).toHaveTextContent(text);
  }
});

test('what was not given is left out', async () => {
  await renderApp(PATH, bookingAnswers({ Appointment: appointment({ patientPhone: null, notes: null, specialty: null }) }));
  await screen.findByRole('heading', { name: '¡Turno Confirmado!' });
  for (const label of ['Teléfono', 'Notas', 'Especialidad']) expect(screen.queryByText(label)).not.toBeInTheDocument();
});

test('a cancelled turno says so', async () => {
  await renderApp(PATH, bookingAnswers({ Appointment: appointment({ status: 'cancelled' }) }));
  expect(await screen.findByText('Cancelado')).toBeVisible();
});

test('it says when to come, until when to cancel, and that a reminder comes', async () => {
  await renderApp(PATH, bookingAnswers());
  expect(await screen.findByText(/10 minutos antes/)).toBeVisible();
  const advice = screen.getByText(/enlace del email de confirmación o avisar con al menos 24 horas de anticipación/);
  expect(within(advice).getByRole('link', { name: '+54 11 4901-2233' })).toHaveAttribute('href', 'tel:+541149012233');
  expect(screen.getByText(/recordatorio por email 24 horas antes/)).toBeVisible();
});

test('it can be printed, shared without saying what for, and left', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await renderApp(PATH, bookingAnswers());
  await user.click(await screen.findByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledTimes(1);
  const share = screen.getByRole('link', { name: /WhatsApp/ });
  expect(decodeURIComponent(share.getAttribute('href') ?? '')).not.toMatch(/Cardiología|Lucía|Nora/);
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

test('an unknown turno says so and leads home', async () => {
  await renderApp('/confirmation/no-existe', bookingAnswers({ Appointment: new ApiFailure('NOT_FOUND', 'El turno no existe') }));
  expect(await screen.findByRole('heading', { name: 'Turno No Encontrado' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

test('a load that failed is told and can be tried again', async () => {
  let answer: object = OFFLINE;
  const { user } = await renderApp(PATH, bookingAnswers({ Appointment: () => answer }));
  expect(await screen.findAllByText('Error al cargar los detalles del turno')).not.toHaveLength(0);
  answer = appointment();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: '¡Turno Confirmado!' })).toBeVisible();
});
