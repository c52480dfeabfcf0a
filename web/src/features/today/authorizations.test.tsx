import { screen, within } from '@testing-library/react';

import { OFFLINE } from '../../testing/fake-api';
import { openToday, panel } from './today.fixture';

const missing = (id: string, patientName: string, status: string, patientPhone: string | null) => ({
  __typename: 'Appointment',
  id,
  startTime: '2026-11-24T10:00:00-03:00',
  patientName,
  contactName: null,
  patientPhone,
  professionalName: 'Dra. Lucía Fernández',
  coverage: {
    __typename: 'AppointmentCoverage',
    insurerName: 'PAMI',
    planName: null,
    authorization: { __typename: 'AppointmentAuthorization', status },
  },
});

test('lists the turnos of the next day without authorization, with phone and chat, each opening its turno', async () => {
  await openToday({
    more: {
      AuthorizationsMissing: () => ({
        authorizationsMissing: {
          __typename: 'AuthorizationsMissing',
          date: '2026-11-24',
          total: 2,
          appointments: [
            missing('turno-7', 'Rita Mar', 'needed', '+54 9 11 2345-6789'),
            missing('turno-8', 'Omar Paz', 'expired', null),
          ],
        },
      }),
    },
  });
  await screen.findByRole('region', { name: /^Sin autorización/ });
  const list = panel(/^Sin autorización: mañana/);
  const [rita, omar] = await list.findAllByRole('listitem');
  expect(rita).toHaveTextContent('10:00 · Dra. Lucía Fernández · PAMI · falta pedirla');
  expect(omar).toHaveTextContent('PAMI · vencida');
  expect(within(omar!).queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument();
  const chat = await within(rita!).findByRole('link', { name: 'WhatsApp a Rita Mar' });
  expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/5491123456789\?text=Hola%20Rita/);
  expect(screen.getByRole('link', { name: 'Rita Mar' })).toHaveAttribute('href', expect.stringContaining('2026-11-24'));
});

test('a list that fails to load does not look like an empty one', async () => {
  await openToday({ more: { AuthorizationsMissing: OFFLINE } });
  expect(await screen.findByText('Error al cargar los turnos sin autorización')).toBeVisible();
});
