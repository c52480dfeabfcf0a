import { screen } from '@testing-library/react';

import { agendaAnswers } from '../../../testing/agenda-data';
import { aTurno } from '../../../testing/calendar-data';
import { renderApp } from '../../../testing/render-app';

test('a row says who pays, the copay to the cent, and an authorization that is missing', async () => {
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
  ]);
  await renderApp('/admin/appointments/calendar?vista=dia&dia=2026-11-23&como=tabla', clinic.answers);
  const rows = await screen.findAllByRole('rowheader');
  expect(rows.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Nora Ñandú · PAMI · $ 3.000,50 · falta autorización',
    'Alba Sol · PAMI · $ 3.000,50',
  ]);
});
