import { screen, waitFor, within } from '@testing-library/react';

import { ApiFailure, OFFLINE } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { expectToast } from '../../../testing/toast';
import { aRental, tenantAnswers } from './summary.fixture';

const PATH = '/dashboard/monthly-summary';
const DECEMBER = `${PATH}?mes=2026-12`;
const SATURDAY = { date: '2026-12-05', isWeekend: true };

const open = (rentals: Parameters<typeof tenantAnswers>[0], more = {}, path = DECEMBER) =>
  renderApp(path, tenantAnswers(rentals, more));
const money = (amount: string) => `$\u00a0${amount}`;
const room = (name: string) => screen.findByRole('article', { name });
const fact = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;
const items = (card: HTMLElement) => within(card).getAllByRole('listitem');
const totalHeading = () => screen.getByRole('heading', { level: 2, name: 'Total del mes' });

const ask = async (app: Awaited<ReturnType<typeof open>>, at = 0) => {
  const card = await room('Norte');
  await app.user.click(within(items(card)[at]!).getByRole('button', { name: 'Devolver' }));
  return within(screen.getByRole('dialog', { name: '¿Devolver la reserva?' }));
};
const yes = (question: ReturnType<typeof within>) => question.getByRole('button', { name: 'Devolver reserva' });

test('the question names the rental; without a yes nothing happens, with one it is gone, and the totals follow, down to an empty month', async () => {
  const app = await open([aRental(), aRental(SATURDAY)]);
  const question = await ask(app, 1);
  expect(question.getByText('sábado, 5 de diciembre de 2026, 08:00-12:00')).toBeVisible();
  expect(question.getByText(/Norte · \$ 6\.000/)).toBeVisible();
  await app.user.click(question.getByRole('button', { name: 'Conservar reserva' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
  expect(app.sent('GiveBackRental')).toEqual([]);

  await app.user.click(yes(await ask(app)));
  await waitFor(async () => expect(items(await room('Norte'))).toHaveLength(1));
  expect(await fact('Costo total')).toBe(money('6.000'));
  expect(screen.getByText(`4 h en 1 sala, ${money('6.000').replace('\u00a0', ' ')}`)).toHaveAttribute('role', 'status');
  await expectToast('Reserva devuelta');
  expect(document.body).not.toHaveFocus();
  await app.user.click(yes(await ask(app)));
  expect(await screen.findByText('No hay reservas este mes')).toBeVisible();
  await waitFor(() => expect(totalHeading()).toHaveFocus());
});

test('what has begun has no button, and what is near says that nothing is credited, here and in the question', async () => {
  const terms = { __typename: 'GiveBackTerms' as const, percentage: 0, amount: 0, until: null };
  const near = aRental({ date: '2026-11-22', startTime: '09:00', giveBack: terms });
  const past = aRental({ date: '2026-11-02', giveBack: null });
  const app = await open([past, near], {}, `${PATH}?mes=2026-11`);
  const [first, second] = items(await room('Norte'));
  expect(within(first!).queryByRole('button', { name: 'Devolver' })).not.toBeInTheDocument();
  expect(first).not.toHaveTextContent('acredita');
  expect(second).toHaveTextContent('Si se devuelve ahora no se acredita nada.');
  expect((await ask(app, 1)).getByText(/No se acredita nada: quedan a pagar \$\s6\.000/)).toBeVisible();
});

test('when it became too late meanwhile the server’s reason and the phone stand in the question', async () => {
  const refused = new ApiFailure('CONFLICT', 'Faltan menos de 24 horas para la reserva. Comunicate con la clínica');
  const app = await open([aRental()], { GiveBackRental: refused });
  const question = await ask(app);
  await app.user.click(yes(question));
  expect(await question.findByRole('alert')).toHaveTextContent(
    'Faltan menos de 24 horas para la reserva. Comunicate con la clínica',
  );
  expect(question.getByRole('link', { name: '+54 11 4901-2233' })).toBeVisible();
  await waitFor(() => expect(app.calls.filter(({ operation }) => operation === 'MonthlySummary')).toHaveLength(2));
});

test('cancelled elsewhere meanwhile: the reason is read first, then the focus does not fall with the row', async () => {
  let summaryReads = 0;
  const answers = tenantAnswers([aRental()]);
  const summary = answers['MonthlySummary'] as (variables: object) => { monthlySummary: object };
  const gone = new ApiFailure('CONFLICT', 'La reserva ya está cancelada o devuelta');
  const app = await renderApp(DECEMBER, {
    ...answers,
    GiveBackRental: gone,
    MonthlySummary: (variables: object) => {
      summaryReads += 1;
      return summaryReads === 1
        ? summary(variables)
        : (tenantAnswers([])['MonthlySummary'] as (v: object) => object)(variables);
    },
  });
  const question = await ask(app);
  await app.user.click(yes(question));
  expect(await question.findByRole('alert')).toHaveTextContent('La reserva ya está cancelada o devuelta');
  expect(await screen.findByText('No hay reservas este mes')).toBeVisible();
  await app.user.click(question.getByRole('button', { name: 'Conservar reserva' }));
  expect(totalHeading()).toHaveFocus();
});

test('without a connection the question stays and can be answered again', async () => {
  let offline = true;
  const answers = tenantAnswers([aRental()]);
  const cancel = answers['GiveBackRental'] as (variables: object) => object;
  const app = await renderApp(DECEMBER, {
    ...answers,
    GiveBackRental: (variables: object) => (offline ? OFFLINE : cancel(variables)),
  });
  const question = await ask(app);
  await app.user.click(yes(question));
  expect(await question.findByRole('alert')).toHaveTextContent(
    /No sabemos si la reserva quedó devuelta: se cortó la conexión/,
  );
  offline = false;
  await app.user.click(yes(question));
  expect(await screen.findByText('No hay reservas este mes')).toBeVisible();
  const [first, again] = app.sent('GiveBackRental');
  expect(again).toEqual(first);
  expect(first).toMatchObject({ expectedCredit: 6000, idempotencyKey: expect.any(String) });
});

test('when the new totals cannot be had, the old ones stay and are said to be old', async () => {
  let summaryReads = 0;
  const answers = tenantAnswers([aRental(), aRental(SATURDAY)]);
  const summary = answers['MonthlySummary'] as (variables: object) => object;
  const app = await renderApp(DECEMBER, {
    ...answers,
    MonthlySummary: (variables: object) => {
      summaryReads += 1;
      return summaryReads === 2 ? OFFLINE : summary(variables);
    },
  });
  await app.user.click(yes(await ask(app)));
  expect(await screen.findByText('No se pudo actualizar el resumen: puede haber cambiado.')).toBeVisible();
  expect(items(await room('Norte'))).toHaveLength(2);
  await app.user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(async () => expect(items(await room('Norte'))).toHaveLength(1));
  expect(document.body).not.toHaveFocus();
});
