import { screen, within } from '@testing-library/react';

import { aUser, landingAnswers } from '../../testing/clinic-data';
import { renderApp } from '../../testing/render-app';
import { linesCsv } from './settlement-csv';

const counts = (facts: object) => ({
  appointments: 2,
  copays: 7000.5,
  unknownCopays: 0,
  authorizations: 0,
  missingAuthorizations: 0,
  ...facts,
});
const anInsurer = (insurerId: number, insurerName: string, facts: object = {}) => ({
  __typename: 'InsurerSettlement',
  insurerId,
  insurerName,
  ...counts(facts),
  notTaken: 0,
  unclosed: 0,
  ...facts,
  professionals: [
    {
      __typename: 'ProfessionalSettlement',
      professionalId: 3,
      professionalName: 'Dra. Lucía Fernández',
      ...counts(facts),
    },
  ],
});
const A_LINE = {
  __typename: 'SettlementLine' as const,
  appointmentId: 'turno-1',
  startTime: '2026-10-05T09:00:00-03:00',
  patientName: 'Nora Ñandú',
  memberNumber: '61 000111 2 03',
  planName: '210',
  professionalName: 'Dra. Lucía Fernández',
  appointmentType: 'Control',
  copay: 3500.25,
  authorizationStatus: 'granted' as const,
  authorizationNumber: '881',
};
const open = (query: string, settlement: object = {}) => {
  localStorage.setItem('token', 'abc');
  return renderApp(`/admin/reports/settlement${query}`, {
    ...landingAnswers(),
    Viewer: { viewer: aUser('admin') },
    Settlement: {
      settlement: {
        __typename: 'Settlement',
        insurers: [anInsurer(4, 'OSDE', { missingAuthorizations: 1, unclosed: 3 }), anInsurer(7, 'IOMA')],
        desk: [
          { __typename: 'DeskSettlement', professionalId: 3, professionalName: 'Lucía', payments: 2, amount: 4000 },
          { __typename: 'DeskSettlement', professionalId: null, professionalName: null, payments: 1, amount: -20.5 },
        ],
        ...settlement,
      },
    },
    SettlementLines: {
      settlementLines: {
        __typename: 'SettlementLinePage',
        items: [A_LINE],
        pagination: { __typename: 'Pagination', total: 1 },
      },
    },
  });
};

test('a month shows each insurer with its total and what holds up its bill, and leads to its turnos', async () => {
  const app = await open('?mes=2026-10');
  const table = within(await screen.findByRole('table', { name: 'Turnos atendidos en octubre de 2026' }));
  expect(table.getByRole('row', { name: /OSDE/ })).toHaveTextContent('1 sin autorización · 3 turnos sin cerrar');
  expect(table.getByRole('row', { name: /Total/ })).toHaveTextContent(/4.*\$\s14\.001/);
  const desk = within(screen.getByRole('table', { name: 'Cobrado en el mostrador en octubre de 2026' }));
  expect(desk.getByRole('row', { name: /Otros conceptos/ })).toHaveTextContent(/-\$\s20,50/);
  expect(desk.getByRole('row', { name: /Total/ })).toHaveTextContent(/\$\s3\.979,50/);
  await app.user.click(table.getByRole('link', { name: 'OSDE' }));
  const lines = within(await screen.findByRole('table', { name: 'Turnos de octubre de 2026' }));
  expect(lines.getByRole('row', { name: /Nora Ñandú/ })).toHaveTextContent(/Autorizada 881.*\$\s3\.500,25/);
  expect(app.sent('SettlementLines')).toEqual([{ year: 2026, month: 10, insurerId: 4, page: 1, limit: 100 }]);
});

test('a month without attended turnos says what counts', async () => {
  await open('?mes=2026-10', { insurers: [], desk: [] });
  expect(await screen.findByText('No hay turnos atendidos con obra social en este mes')).toBeVisible();
  expect(screen.getByText('No hubo cobros en este mes')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Exportar CSV' })).toBeNull();
});

test('the file of an insurer has a line for each turno, with decimals for spreadsheets', () => {
  const [, line, hidden] = linesCsv([
    A_LINE,
    { ...A_LINE, patientName: null, memberNumber: null, copay: null, authorizationStatus: null },
  ]).split('\r\n');
  expect(line).toBe(
    '05-10-2026;09:00;Nora Ñandú;61 000111 2 03;210;Dra. Lucía Fernández;Control;Autorizada;881;3500,25',
  );
  expect(hidden).toBe('05-10-2026;09:00;;;210;Dra. Lucía Fernández;Control;;881;');
});
