import { screen, waitFor } from '@testing-library/react';

import { aUser, landingAnswers } from '../../testing/clinic-data';
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
      // A colleague has done the first meanwhile; without hours this one still lacks.
      lacking = ['professionals', 'slot'];
      return { createProfessionals: [{ __typename: 'Professional', id: 8, name: 'Laura Médica' }] };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Hacer ahora Profesionales' }));
  expect(screen.getByRole('heading', { name: 'Profesionales' })).toHaveFocus();

  await write(user, (await screen.findAllByRole('textbox', { name: /^Nombre/ }))[0]!, 'Laura Médica');
  await write(user, screen.getByRole('textbox', { name: /^Correo/ }), 'laura@clinica.example');
  await user.click(screen.getByRole('button', { name: 'Agregar otro profesional' }));
  await waitFor(() => expect(names()[1]).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Quitar Profesional 2' }));
  await waitFor(() => expect(names()[0]).toHaveFocus());

  await user.click(screen.getByRole('button', { name: 'Guardar e invitar' }));
  await expectToast('Se agregó 1 profesional');
  expect(sent('CreateProfessionals')).toMatchObject([
    { input: { professionals: [{ name: 'Laura Médica', specialtyId: 3, sortOrder: 1 }] } },
  ]);
  await waitFor(() => expect(names()[0]).toHaveValue(''));
});
