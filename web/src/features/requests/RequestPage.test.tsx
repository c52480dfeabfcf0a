import { screen, waitFor } from '@testing-library/react';

import { aProfessional, aSpecialty, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure, OFFLINE } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';

test('a specialty shows who can be booked in it, and the way back', async () => {
  await renderApp('/book-specialty/1', {
    ...landingAnswers(),
    SpecialtyWithProfessionals: { specialty: aSpecialty({ professionalCount: 2 }), professionals: [aProfessional({ id: 4 })] },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Cardiología' })).toBeVisible();
  expect(screen.getByText('2 profesionales disponibles')).toBeVisible();
  expect(screen.getByText('Corazón y presión arterial.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Reservar Turno/ })).toHaveAttribute('href', '/book/4');
  expect(screen.getByRole('link', { name: 'Volver a Especialidades' })).toHaveAttribute('href', '/#servicios');
});

test('a specialty without professionals leads to the other ones', async () => {
  await renderApp('/book-specialty/1', {
    ...landingAnswers(),
    SpecialtyWithProfessionals: { specialty: aSpecialty({ professionalCount: 0 }), professionals: [] },
  });
  expect(await screen.findByRole('link', { name: 'Ver todos los profesionales' })).toHaveAttribute('href', '/#profesionales');
});

test.each([
  ['/book-specialty/99', new ApiFailure('NOT_FOUND', 'La especialidad no existe'), 'Error al cargar la especialidad'],
  ['/book-specialty/99', OFFLINE, 'Error al cargar la especialidad'],
  ['/book-specialty/abc', OFFLINE, 'Error al cargar la especialidad'],
  ['/book-specialty/99999999999', OFFLINE, 'Error al cargar la especialidad'],
])('%s that cannot be loaded is told in a toast, and the landing opens', async (path, failure, text) => {
  const { address } = await renderApp(path, { ...landingAnswers(), SpecialtyWithProfessionals: failure });
  await waitFor(() => expect(address()).toBe('/'));
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});
