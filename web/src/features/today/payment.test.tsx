import { screen, within } from '@testing-library/react';

import { OFFLINE } from '../../testing/fake-api';
import { expectToast } from '../../testing/toast';
import { openToday } from './today.fixture';

const PAYMENT = {
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
};

test('a turno is paid with its copay filled in, once after a lost answer, and a voucher of another amount shows', async () => {
  const facts = {
    fecha: '2026-11-23',
    cuit: 30_500_000_001,
    ptoVta: 3,
    tipoCmp: 6,
    nroCmp: 9,
    importe: 4000,
    codAut: 75_123_456_789_012,
  };
  const voucher = `https://www.arca.gob.ar/fe/qr/?p=${btoa(JSON.stringify(facts))}`;
  const answers: unknown[] = [OFFLINE, { takePayment: PAYMENT }];
  const app = await openToday({
    more: {
      TurnoToPay: {
        appointment: {
          __typename: 'Appointment',
          id: 'turno-1',
          paid: 0,
          due: 5000,
          coverage: {
            __typename: 'AppointmentCoverage',
            insurerName: 'OSDE',
            planName: '210',
            copay: 5000,
            isPrivatePay: false,
          },
          payments: [],
        },
      },
      TakePayment: () => answers.shift() as never,
    },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Más acciones: Nora Ñandú' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Cobrar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cobrar un turno' }));
  expect(await dialog.findByText('OSDE 210: copago $ 5.000')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Importe/ })).toHaveValue('5.000');
  await app.user.click(dialog.getByRole('textbox', { name: /Comprobante/ }));
  await app.user.paste(voucher);
  expect(dialog.getByText('Comprobante 0003-00000009: dice $ 4.000, distinto de lo que cobrás')).toBeVisible();
  const pay = dialog.getByRole('button', { name: 'Cobrar' });
  await app.user.click(pay);
  expect(await dialog.findByText(/Reintentá, que no se cobra dos veces/)).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: 'Cobrar' }));
  await expectToast('Cobrado: $\u00a05.000 en efectivo');
  const [first, second] = app.sent('TakePayment');
  expect(first).toEqual(second);
  expect(first).toMatchObject({
    input: { appointmentId: 'turno-1', amount: 5000, means: 'cash', voucherUrl: voucher },
  });
});
