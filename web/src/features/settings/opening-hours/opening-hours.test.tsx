import { screen, within } from '@testing-library/react';

import { aUser, aWeek, interval, landingAnswers } from '../../../testing/clinic-data';
import { renderApp } from '../../../testing/render-app';
import { expectToast } from '../../../testing/toast';

const STORED = { __typename: 'OpeningHours', week: aWeek({ monday: [interval('08:00', '20:00')] }), version: 4 };

test('the clinic opens a day more, and reads its hours as visitors will', async () => {
  localStorage.setItem('token', 'abc');
  const { user, sent } = await renderApp('/admin/system/configuration/opening-hours', {
    ...landingAnswers(),
    Viewer: { viewer: aUser('admin') },
    OpeningHours: { openingHours: STORED },
    SaveOpeningHours: { updateOpeningHours: { ...STORED, version: 5 } },
  });
  expect(await screen.findByText('Se lee así: Lunes 08:00 a 20:00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Decidir los feriados' })).toHaveAttribute(
    'href',
    '/admin/system/rooms/holidays',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Sábado' }));
  expect(screen.getByText('Se lee así: Lunes 08:00 a 20:00 · Sábados 09:00 a 17:00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Guardar horario' }));
  await expectToast('Horario de atención actualizado');
  const [{ input, expectedVersion }] = sent('SaveOpeningHours') as [
    { input: { week: object }; expectedVersion: number },
  ];
  expect(expectedVersion).toBe(4);
  expect(input.week).toMatchObject({
    monday: { isAvailable: true, intervals: [{ startTime: '08:00', endTime: '20:00' }] },
    saturday: { isAvailable: true, intervals: [{ startTime: '09:00', endTime: '17:00' }] },
    sunday: { isAvailable: false, intervals: [] },
  });
});

test('hours that end before they start are refused beside them', async () => {
  localStorage.setItem('token', 'abc');
  const backwards = { ...STORED, week: aWeek({ monday: [interval('20:00', '08:00')] }) };
  const { user, sent } = await renderApp('/admin/system/configuration/opening-hours', {
    ...landingAnswers(),
    Viewer: { viewer: aUser('admin') },
    OpeningHours: { openingHours: backwards },
  });
  await user.click(await screen.findByRole('button', { name: 'Guardar horario' }));
  const monday = within(screen.getByRole('group', { name: 'Horarios del lunes' }));
  expect(monday.getByText('La hora de fin debe ser posterior a la de inicio')).toBeVisible();
  expect(sent('SaveOpeningHours')).toEqual([]);
});
