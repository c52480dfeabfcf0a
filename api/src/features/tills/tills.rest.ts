import { readDocuments } from '../../platform/rest/documents';
import type { DatedExamples } from '../../platform/rest/openapi/examples';
import { route } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'tills.rest.graphql');

export const tillRoutes = [
  route('GET', '/admin/tills/current', document('CurrentTill')),
  route('GET', '/admin/tills', document('Tills')),
  route('POST', '/admin/tills', document('OpenTill')),
  route('GET', '/admin/tills/{id}/payments', document('TillPayments')),
  route('PUT', '/admin/tills/{id}/closing', document('CloseTill')),
  route('POST', '/admin/payments', document('TakePayment')),
  route('POST', '/admin/tills/current/withdrawals', document('WithdrawCash')),
  route('POST', '/admin/payments/{id}/reversal', document('ReversePayment')),
  route('PUT', '/admin/payments/{id}/voucher', document('SetPaymentVoucher')),
];

const VOUCHER = {
  ver: 1,
  fecha: '2026-06-01',
  cuit: 30_500_000_001,
  ptoVta: 3,
  tipoCmp: 6,
  nroCmp: 1234,
  importe: 5000,
  moneda: 'PES',
  ctz: 1,
  tipoCodAut: 'E',
  codAut: 75_123_456_789_012,
};
const voucherUrl = `https://www.afip.gob.ar/fe/qr/?p=${Buffer.from(JSON.stringify(VOUCHER)).toString('base64')}`;

export const tillExamples: DatedExamples = ({ instant }) => ({
  Till: {
    openedAt: instant(0, '08:00'),
    openedByName: 'Recepción',
    openingCash: 20_000,
    closedAt: null,
    closedByName: null,
    note: null,
  },
  TillSums: { payments: 1, amount: 5000, withdrawals: 0, withdrawn: 0 },
  Payment: {
    concept: null,
    patientName: 'Pedro Paz',
    isWithdrawal: false,
    amount: 5000,
    means: 'cash',
    takenByName: 'Recepción',
    reversesId: null,
    reversedById: null,
    reversalReason: null,
    voucherUrl,
  },
  Voucher: {
    type: 6,
    pointOfSale: 3,
    number: 1234,
    amount: 5000,
    currency: 'PES',
    authorization: '75123456789012',
    issuerCuit: '30500000001',
  },
  'POST /admin/tills': { opening_cash: 20_000 },
  'PUT /admin/tills/{id}/closing': { counted_cash: 25_000, counted_card: 0, note: null, seen_payments: 3 },
  'POST /admin/payments': {
    concept: 'Certificado',
    amount: 5000,
    means: 'cash',
    voucher_url: voucherUrl,
  },
  'POST /admin/tills/current/withdrawals': { amount: 10_000, reason: 'Depósito en el banco' },
  'POST /admin/payments/{id}/reversal': { reason: 'Se cobró dos veces' },
  'PUT /admin/payments/{id}/voucher': { url: voucherUrl },
});
