import { screen } from '@testing-library/react';

import { landingAnswers } from '../../../testing/clinic-data';
import { OFFLINE, type Answers } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';

const place = (status: 'active' | 'ended' | 'fulfilled') => ({
  __typename: 'WaitingListPlace',
  firstName: 'Nora',
  waitsFor: 'Dra. Lucía Fernández',
  status,
});

async function open(
  first: Parameters<typeof place>[0],
  answer: Answers[string] = { leaveWaitingList: place('ended') },
  isDone = answer !== OFFLINE,
) {
  let status = first;
  const app = await renderApp('/lista-de-espera/salir/firmado', {
    ...landingAnswers(),
    WaitingListPlace: () => ({ waitingListPlace: place(status) }),
    LeaveWaitingList: () => {
      if (isDone) status = 'ended';
      return answer;
    },
  });
  return {
    ...app,
    press: async () => app.user.click(await screen.findByRole('button', { name: 'Salir de la lista' })),
  };
}

test('opening the link leaves nothing; a press does, and says so', async () => {
  const app = await open('active');
  expect(await screen.findByText(/^Nora: si salís, no te avisamos más .* Dra. Lucía Fernández/)).toBeVisible();
  expect(app.sent('LeaveWaitingList')).toEqual([]);
  await app.press();
  expect(await screen.findByText('Ya no estás en la lista de espera de Dra. Lucía Fernández.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Ya no estás en la lista de espera' })).toBeVisible();
  expect(app.sent('LeaveWaitingList')).toEqual([{ token: 'firmado' }]);
});

test('a failed answer is reported, and the entry still waits', async () => {
  const app = await open('active', OFFLINE);
  await app.press();
  expect(await screen.findByText(/^No sabemos si saliste de la lista: se cortó la conexión/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Salir de la lista' })).toBeVisible();
});

test('a lost answer is looked up', async () => {
  const app = await open('active', OFFLINE, true);
  await app.press();
  expect(await screen.findByText('Ya no estás en la lista de espera de Dra. Lucía Fernández.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Salir de la lista' })).not.toBeInTheDocument();
});

test('who has a turno by now needs not leave', async () => {
  await open('fulfilled');
  expect(await screen.findByText(/^Ya tenés tu turno: /)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Salir de la lista' })).not.toBeInTheDocument();
});
