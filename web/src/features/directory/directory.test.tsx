import { screen } from '@testing-library/react';

import { aClinic, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';

const ANA = {
  clinic: aClinic(),
  professionalNamed: {
    __typename: 'Professional',
    id: 4,
    slug: 'ana-paz',
    name: 'Ana Paz',
    pictureUrl: null,
    bio: '',
    licenseNumber: 'MN 123456, MP 45678',
    fee: null,
    defaultDurationMinutes: null,
    specialty: null,
  },
};

test('a professional who left is not shown to people who return to the page', async () => {
  let answer: object = ANA;
  const { user, back } = await renderApp('/profesionales/ana-paz', {
    ...landingAnswers(),
    ProfessionalPage: () => answer,
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Paz' })).toBeVisible();
  expect(screen.getByText('MN 123456, MP 45678')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reservar Turno' })).toHaveAttribute('href', '/book/4');
  await user.click(screen.getByRole('link', { name: 'Profesionales' }));
  answer = new ApiFailure('NOT_FOUND', 'El profesional no existe');
  await back();
  expect(await screen.findByRole('heading', { level: 1, name: 'No encontramos a ese profesional' })).toBeVisible();
  expect(screen.queryByText('Ana Paz')).not.toBeInTheDocument();
});

test('the server’s metadata of a professional’s page goes when it is left', async () => {
  const metadata = ['link', 'meta', 'script'].map((name) => document.createElement(name));
  metadata.forEach((part) => part.setAttribute('data-page', ''));
  document.head.append(...metadata);
  const { user } = await renderApp('/profesionales/ana-paz', { ...landingAnswers(), ProfessionalPage: ANA });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Paz' })).toBeVisible();
  expect(document.head.querySelectorAll('[data-page]')).toHaveLength(3);
  await user.click(screen.getByRole('link', { name: 'Profesionales' }));
  expect(await screen.findByRole('heading', { level: 1, name: /./ })).not.toHaveTextContent('Ana Paz');
  expect(document.head.querySelectorAll('[data-page]')).toHaveLength(0);
});
