import { screen } from '@testing-library/react';

import { agendaAnswers } from '../../../testing/agenda-data';
import { aTurno } from '../../../testing/calendar-data';
import { renderApp } from '../../../testing/render-app';

test('a row says who pays, the copay to the cent or as paid, and an authorization that is missing', async () => {
  const coverage = {
    __typename: 'AppointmentCoverage',
    insurerName: 'PAMI',
    planName: null,
    isPrivatePay: false,
    outcome: 'with_authorization',
    copay: 3000.5,
    authorization: { __typename: 'AppointmentAuthorization', status: 'requested' },
  } as const;
  const clinic = agendaAnswers('admin', [
    aTurno({ coverage }),
    aTurno({
      id: 'turno-2',
      patientName: 'Alba Sol',
      coverage: { ...coverage, authorization: { ...coverage.authorization, status: 'granted' } },
    }),
    aTurno({ id: 'turno-3', patientName: 'Omar Paz', coverage, paid: 3000.5 }),
  ]);
  await renderApp('/admin/appointments/calendar?vista=dia&dia=2026-11-23&como=tabla', clinic.answers);
  const rows = await screen.findAllByRole('rowheader');
  expect(rows.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Nora Ñandú · Falta autorización · $ 3.000,50 · PAMI',
    'Alba Sol · $ 3.000,50 · PAMI',
    'Omar Paz · Falta autorización · Pagó $ 3.000,50 · PAMI',
  ]);
});
