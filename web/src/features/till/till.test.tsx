import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { aUser, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure, type Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { write } from '../../testing/write';

const aPayment = (facts: object = {}) => ({
  __typename: 'Payment',
  id: 12,
  tillId: 3,
  appointmentId: 'turno-1',
  concept: null,
  isWithdrawal: false,
  patientName: 'Nora Ñandú',
  professionalId: 3,
  professionalName: 'Dra. Lucía Fernández',
  amount: 5000,
  means: 'cash',
  takenAt: '2026-11-23T09:15:00-03:00',
  takenByName: 'Marta Ruiz',
  reversesId: null,
  reversedById: null,
  reversalReason: null,
  voucherUrl: null,
  ...facts,
});
const byMeans = (cash: number, card: number, counted: number | null = null) =>
  (['cash', 'transfer', 'card', 'qr'] as const).map((means) => {
    const amount = { cash, card, transfer: 0, qr: 0 }[means];
    const expected = means === 'cash' ? amount + 20_000 : amount;
    const isCounted = means === 'cash' && counted !== null;
    return {
      __typename: 'TillMeansTotal',
      means,
      payments: amount > 0 ? 1 : 0,
      amount,
      expected,
      counted: isCounted ? counted : null,
      difference: isCounted ? counted - expected : null,
    };
  });
const aTill = (facts: object = {}) => ({
  __typename: 'Till',
  id: 3,
  openedAt: '2026-11-23T08:00:00-03:00',
  openedByName: 'Marta Ruiz',
  openingCash: 20_000,
  closedAt: null,
  closedByName: null,
  note: null,
  sums: {
    __typename: 'TillSums',
    payments: 2,
    amount: 6200.5,
    withdrawals: 0,
    withdrawn: 0,
    byMeans: byMeans(5000, 1200.5),
    byProfessional: [
      {
        __typename: 'TillProfessionalTotal',
        professionalId: 3,
        professionalName: 'Dra. Lucía Fernández',
        payments: 2,
        amount: 6200.5,
      },
    ],
  },
  ...facts,
});
const pageOf = (items: object[]) => ({
  payments: { __typename: 'PaymentPage', items, pagination: { __typename: 'Pagination', total: items.length } },
});
const openPage = (more: Answers, path = '/admin/appointments/till') => {
  localStorage.setItem('token', 'abc');
  return renderApp(path, {
    ...landingAnswers(),
    Viewer: { viewer: aUser('admin') },
    TillPayments: pageOf([aPayment()]),
    ...more,
  });
};

test('a closed till is opened with its cash, also when a payment opens it while that is typed', async () => {
  let till: object | null = null;
  const app = await openPage({
    CurrentTill: () => ({ currentTill: till }),
    OpenTill: () => {
      till = aTill();
      return { openTill: till };
    },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Abrir caja' }));
  expect(await screen.findByText('Indicá el efectivo del cajón, aunque sea 0')).toBeVisible();
  await write(app.user, screen.getByRole('textbox', { name: 'Efectivo en el cajón' }), '20.000');
  till = aTill({ openingCash: null });
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByRole('textbox', { name: '¿Con cuánto efectivo empezó?' })).toHaveValue('20.000');
  await app.user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/Efectivo inicial: \$ 20\.000/)).toHaveFocus();
  expect(app.sent('OpenTill')).toEqual([expect.objectContaining({ openingCash: 20_000 })]);
});

test('the difference shows in words while counting, and what was not seen is refused', async () => {
  const refusal = 'Mientras contabas entró un cobro más. Revisá los totales antes de cerrar';
  const app = await openPage({
    CurrentTill: { currentTill: aTill() },
    CloseTill: new ApiFailure('CONFLICT', refusal, 'seenPayments'),
  });
  const means = within(await screen.findByRole('region', { name: 'Por medio de pago' }));
  expect(means.getByRole('row', { name: /Tarjeta/ })).toHaveTextContent('$ 1.200,50');
  expect(await screen.findByRole('row', { name: /Nora Ñandú/ })).toHaveTextContent('$ 5.000');
  await app.user.click(screen.getByRole('button', { name: 'Cerrar caja' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cerrar la caja' }));
  expect(dialog.getByText('Tiene que haber $ 25.000')).toBeVisible();
  await write(app.user, dialog.getByRole('textbox', { name: 'Efectivo contado' }), '24.700');
  expect(dialog.getByText('Tiene que haber $ 25.000. Faltan $ 300')).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: 'Cerrar caja' }));
  await waitFor(() => expect(dialog.getByText(refusal)).toBeVisible());
  expect(app.sent('CloseTill')).toEqual([
    {
      id: 3,
      input: {
        countedCash: 24_700,
        countedTransfer: null,
        countedCard: null,
        countedQr: null,
        note: null,
        seenPayments: 2,
      },
    },
  ]);
});

test('cash is taken out with a reason, and what has to stay in the drawer shows', async () => {
  const out = { id: 14, appointmentId: null, patientName: null, professionalId: null, professionalName: null };
  const withdrawal = aPayment({ ...out, concept: 'Banco', isWithdrawal: true, amount: 30_000 });
  const app = await openPage({
    CurrentTill: { currentTill: aTill({ sums: { ...aTill().sums, withdrawals: 1, withdrawn: 500 } }) },
    TillPayments: pageOf([withdrawal]),
    WithdrawCash: { withdrawCash: withdrawal },
  });
  expect(await screen.findByRole('row', { name: /Retiro · Banco/ })).toHaveTextContent('-$ 30.000');
  expect(screen.getByRole('row', { name: /Retiros de efectivo/ })).toHaveTextContent('-$ 500');
  await app.user.click(screen.getByRole('button', { name: 'Retirar efectivo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Retirar efectivo de la caja' }));
  await write(app.user, dialog.getByRole('textbox', { name: 'Importe' }), '10.000');
  expect(dialog.getByText('Tienen que quedar $ 15.000 en el cajón')).toBeVisible();
  await write(app.user, dialog.getByRole('textbox', { name: 'Motivo' }), 'Banco');
  await app.user.click(dialog.getByRole('button', { name: 'Retirar' }));
  await waitFor(() =>
    expect(app.sent('WithdrawCash')).toEqual([expect.objectContaining({ amount: 10_000, reason: 'Banco' })]),
  );
});

test('a payment of an earlier till is reversed once', async () => {
  let reversedById: number | null = null;
  const app = await openPage(
    {
      Till: { till: aTill({ closedAt: '2026-11-23T20:00:00-03:00' }) },
      TillPayments: () => pageOf([aPayment({ reversedById })]),
      ReversePayment: () => {
        reversedById = 13;
        return { reversePayment: aPayment({ id: 13, tillId: 4, reversesId: 12, reversalReason: 'Doble' }) };
      },
    },
    '/admin/appointments/till/3',
  );
  await app.user.click(await screen.findByRole('button', { name: 'Anular: Recibo 12' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anular un cobro' }));
  await write(app.user, dialog.getByRole('textbox', { name: 'Motivo' }), 'Doble');
  await app.user.click(dialog.getByRole('button', { name: 'Anular el cobro' }));
  expect(await screen.findByText('Nora Ñandú · Anulado')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Anular/ })).not.toBeInTheDocument());
});

test('an unknown till is named as such', async () => {
  await openPage({ Till: new ApiFailure('NOT_FOUND', 'La caja no existe') }, '/admin/appointments/till/99');
  expect(await screen.findByRole('link', { name: 'Cajas anteriores' })).toBeVisible();
});

test('accounts that only read see a till without buttons that take money', async () => {
  localStorage.setItem('token', 'abc');
  await renderApp('/admin/appointments/till', {
    ...landingAnswers(),
    Viewer: { viewer: aUser('admin', { permissions: ['reports'] }) },
    TillPayments: pageOf([
      aPayment({ id: 13, patientName: null, reversesId: 12 }),
      aPayment({ patientName: null, reversedById: 13 }),
    ]),
    CurrentTill: { currentTill: aTill() },
  });
  const rows = within(await screen.findByRole('table', { name: 'Movimientos de la caja' }));
  expect(rows.getByText('Recibo 13 · Anula el recibo 12')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Exportar CSV' })).toBeVisible();
  for (const name of ['Cerrar caja', 'Cobrar otra cosa', /^Anular/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
