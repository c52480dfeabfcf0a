import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { currentToasts } from '../../kit/notify/notify';
import { aUser, landingAnswers } from '../../testing/clinic-data';
import { OFFLINE } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { expectToast } from '../../testing/toast';
import { write } from '../../testing/write';

const STEPS = ['identity', 'specialties', 'rooms', 'professionals', 'slot'];
const opening = (...lacking: string[]) => ({
  opening: {
    __typename: 'Opening',
    isDone: false,
    steps: STEPS.map((name) => ({ __typename: 'OpeningStep', name, isDone: !lacking.includes(name) })),
    firstSlot: null,
  },
});
const names = () => screen.getAllByRole('textbox', { name: /^Nombre/ });

test('a step is opened out of turn, and takes several professionals, one after the other', async () => {
  localStorage.setItem('token', 'abc');
  let lacking = ['identity', 'professionals', 'slot'];
  const { user, sent } = await renderApp('/admin/today', {
    ...landingAnswers(),
    Viewer: { viewer: aUser('admin') },
    Opening: () => opening(...lacking),
    SeveralProfessionals: {
      allProfessionals: [{ __typename: 'Professional', id: 7 }],
      specialties: [{ __typename: 'Specialty', id: 3, name: 'Cardiología' }],
      scheduleTemplates: [],
    },
    CreateProfessionals: () => {
      // A colleague has completed the first step meanwhile; without hours this one is still missing.
      lacking = ['professionals', 'slot'];
      return { createProfessionals: [{ __typename: 'Professional', id: 8, name: 'Laura Médica' }] };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Hacer ahora Profesionales' }));
  expect(screen.getByRole('heading', { name: 'Profesionales' })).toHaveFocus();

  await write(user, (await screen.findAllByRole('textbox', { name: /^Nombre/ }))[0]!, 'Laura Médica');
  await write(user, screen.getByRole('textbox', { name: /^Correo/ }), 'laura@clinica.example');
  await write(user, screen.getByRole('textbox', { name: /^Matrícula/ }), 'MN 123456 ');
  await user.click(screen.getByRole('button', { name: 'Agregar otro profesional' }));
  await waitFor(() => expect(names()[1]).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Quitar Profesional 2' }));
  await waitFor(() => expect(names()[0]).toHaveFocus());

  await user.click(screen.getByRole('button', { name: 'Guardar e invitar' }));
  await expectToast('Se agregó 1 profesional');
  expect(sent('CreateProfessionals')).toMatchObject([
    { input: { professionals: [{ name: 'Laura Médica', licenseNumber: 'MN 123456', specialtyId: 3, sortOrder: 1 }] } },
  ]);
  await waitFor(() => expect(names()[0]).toHaveValue(''));
  expect(screen.getByText(/^Se guardó, pero a este paso todavía le falta algo/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Profesionales' })).toHaveFocus());
});

test('a reload shows the step that was open, with what was ticked', async () => {
  localStorage.setItem('token', 'abc');
  const open = (path: string) =>
    renderApp(path, {
      ...landingAnswers(),
      Viewer: { viewer: aUser('admin') },
      Opening: opening('identity', 'specialties', 'slot'),
      SpecialtiesThere: { allSpecialties: [] },
    });
  const { user, address } = await open('/admin/today');
  await user.click(await screen.findByRole('button', { name: 'Hacer ahora Especialidades' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Pediatría' }));
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  await open(address());
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Pediatría' })).toBeChecked());
});

test('what is done is ticked, and who has no slots is named with where that is mended', async () => {
  localStorage.setItem('token', 'abc');
  await renderApp('/admin/today', {
    ...landingAnswers(),
    Viewer: { viewer: aUser('admin') },
    Opening: opening('slot'),
    ToOpenFor: { allProfessionals: [{ __typename: 'Professional', id: 7, name: 'Lucía Paz' }] },
    DaysWithoutSlots: {
      daysWithoutSlots: [
        { __typename: 'DayWithoutSlots', date: '2026-11-22', reason: 'day_off' },
        { __typename: 'DayWithoutSlots', date: '2026-11-23', reason: 'rooms_closed' },
      ],
    },
  });
  expect(await screen.findByText(/^4 de 5 listos/)).toBeVisible();
  const steps = within(screen.getByRole('region', { name: 'Apertura de la clínica' })).getAllByRole('heading', {
    level: 4,
  });
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Datos de la clínica: Listo',
    'Especialidades: Listo',
    'Salas y su horario: Listo',
    'Profesionales: Listo',
    'Primer turno libre',
  ]);
  expect(await screen.findByText('Lucía Paz: salas cerradas en su horario.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver el horario de las salas (Lucía Paz)' })).toHaveAttribute(
    'href',
    '/admin/system/rooms',
  );
});

test.each([
  ['is open', { opening: { ...opening().opening, isDone: true } }],
  ['cannot be asked', OFFLINE],
])('the opening is not mentioned if the clinic %s', async (_state, answer) => {
  localStorage.setItem('token', 'abc');
  const { sent } = await renderApp('/admin/today', {
    ...landingAnswers(),
    Viewer: { viewer: aUser('admin') },
    Today: OFFLINE,
    Opening: answer,
  });
  await waitFor(() => expect(sent('Opening')).not.toEqual([]));
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(screen.queryByText('Apertura de la clínica')).not.toBeInTheDocument();
  // Only the toast about the day.
  expect(currentToasts().map(({ text }) => text)).toEqual(['Error al cargar el día']);
});
