import type { Page } from 'playwright-core';
import { answerField } from './network';
import { pressForDialog, type Screen } from './screen';
import { asAdminWhen } from './session';

const TILL = '/admin/appointments/till';
const AMOUNTS = { cash: 5000, transfer: 8000, card: 12_500.5, qr: 3200 };

const sums = (counted: boolean) => ({
  __typename: 'TillSums',
  payments: 6,
  amount: 28_700.5,
  withdrawals: 1,
  withdrawn: 10_000,
  byMeans: Object.entries(AMOUNTS).map(([means, amount]) => {
    const expected = means === 'cash' ? amount + 20_000 - 10_000 : amount;
    const isCounted = counted && means !== 'qr';
    const found = means === 'cash' ? expected - 300 : expected;
    return {
      __typename: 'TillMeansTotal',
      means,
      payments: 1,
      amount,
      expected,
      counted: isCounted ? found : null,
      difference: isCounted ? found - expected : null,
    };
  }),
  byProfessional: [
    {
      __typename: 'TillProfessionalTotal',
      professionalId: 1,
      professionalName: 'Dra. Lucía Fernández',
      payments: 3,
      amount: 20_500.5,
    },
    { __typename: 'TillProfessionalTotal', professionalId: null, professionalName: null, payments: 2, amount: 8200 },
  ],
});
const till = (isClosed: boolean) => ({
  __typename: 'Till',
  id: 3,
  openedAt: '2026-11-23T08:00:00-03:00',
  openedByName: 'Valentina Roldán',
  openingCash: 20_000,
  closedAt: isClosed ? '2026-11-23T20:10:00-03:00' : null,
  closedByName: isClosed ? 'Valentina Roldán' : null,
  note: isClosed ? 'Faltó cambio de la mañana' : null,
  sums: sums(isClosed),
});
const payments = {
  __typename: 'PaymentPage',
  items: Object.entries(AMOUNTS).map(([means, amount], index) => ({
    __typename: 'Payment',
    id: 40 + index,
    tillId: 3,
    appointmentId: index === 3 ? null : `turno-${index}`,
    concept: index === 3 ? 'Certificado' : null,
    isWithdrawal: false,
    patientName: index === 3 ? null : 'Santiago Maximiliano Rodríguez Peña',
    professionalId: index === 3 ? null : 1,
    professionalName: index === 3 ? null : 'Dra. Lucía Fernández',
    amount,
    means,
    takenAt: '2026-11-23T09:15:00-03:00',
    takenByName: 'Valentina Roldán',
    reversesId: null,
    reversedById: index === 1 ? 44 : null,
    reversalReason: null,
    voucherUrl: null,
  })),
  pagination: { __typename: 'Pagination', total: 4 },
};

const answered = (field: 'currentTill' | 'till', shownTill: object | null) => async (page: Page) => {
  await asAdminWhen(field, () => ({ [field]: shownTill }))(page);
  // Names the query of its payments.
  await answerField(page, 'tillId', () => ({ payments }));
};
const shown = (page: Page) => page.getByText('Por medio de pago').waitFor();

export const TILL_SCREENS: readonly Screen[] = [
  {
    name: 'till-closed',
    path: TILL,
    before: answered('currentTill', null),
    prepare: (page) => page.getByText('La caja está cerrada').waitFor(),
  },
  { name: 'till', path: TILL, before: answered('currentTill', till(false)), prepare: shown },
  {
    name: 'till-withdrawing',
    path: TILL,
    before: answered('currentTill', till(false)),
    prepare: pressForDialog('Retirar efectivo'),
    windowOnly: true,
  },
  {
    name: 'till-closing',
    path: TILL,
    before: answered('currentTill', till(false)),
    prepare: pressForDialog('Cerrar caja'),
    windowOnly: true,
  },
  { name: 'till-of-a-day', path: `${TILL}/3`, before: answered('till', till(true)), prepare: shown },
];
