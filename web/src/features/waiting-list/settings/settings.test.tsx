import { screen } from '@testing-library/react';

import { aUser, landingAnswers } from '../../../testing/clinic-data';
import type { Answers } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { expectToast } from '../../../testing/toast';

const STORED = {
  __typename: 'WaitingListSettings',
  isEnabled: true,
  atOnce: 3,
  weeklyOffers: 3,
  sameDayMinutes: 15,
  answerMinutes: 240,
  quietStart: '21:00',
  quietEnd: '08:00',
  leastHours: 2,
  version: 4,
};

async function open(more: Answers = {}) {
  localStorage.setItem('token', 'abc');
  return renderApp('/admin/system/configuration/waiting-list', {
    ...landingAnswers(),
    Viewer: { viewer: aUser('admin') },
    WaitingListSettings: { waitingListSettings: STORED },
    SaveWaitingListSettings: ({ input }) => ({
      updateWaitingListSettings: { ...STORED, ...(input as object), version: 5 },
    }),
    ...more,
  });
}

test('a number out of bounds is reported at its field; a valid one is saved on the version that was read', async () => {
  const { user, calls } = await open();
  const atOnce = await screen.findByRole('textbox', { name: /^A cuántas personas/ });
  await user.clear(atOnce);
  await user.type(atOnce, '11');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(atOnce).toHaveAccessibleDescription(/debe ser un número entre 1 y 10/);
  await user.clear(atOnce);
  await user.type(atOnce, '5');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await expectToast('Lista de espera guardada');
  const sent = calls.filter(({ operation }) => operation === 'SaveWaitingListSettings');
  expect(sent.map(({ variables }) => variables)).toEqual([
    {
      expectedVersion: 4,
      input: {
        isEnabled: true,
        atOnce: 5,
        weeklyOffers: 3,
        sameDayMinutes: 15,
        answerMinutes: 240,
        quietStart: '21:00',
        quietEnd: '08:00',
        leastHours: 2,
      },
    },
  ]);
});
