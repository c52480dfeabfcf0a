import { screen } from '@testing-library/react';

import { agendaAnswers, anAgendaDay } from '../../../testing/agenda-data';
import type { Role } from '../../../clinic/session/session.generated';
import { renderApp } from '../../../testing/render-app';

const counts = { pending: 0, confirmed: 0, completed: 0, cancelled: 0, noShow: 0 };
const aDay = (date: string, confirmed: number) => ({
  __typename: 'AgendaDaySummary',
  date,
  version: '1',
  ...counts,
  confirmed,
});

async function openSunday(role: Role, path: string) {
  const closed = anAgendaDay('2026-11-22', [], { professionals: [], rooms: [] });
  const { answers } = agendaAnswers(role, [], {
    AgendaDay: ({ date }) => ({ agendaDay: { ...closed, date } }),
    AgendaDays: ({ from }) => ({
      agendaDays: from === '2026-11-23' ? [aDay('2026-11-23', 0), aDay('2026-11-24', 2)] : [],
    }),
  });
  return renderApp(`${path}?vista=dia&dia=2026-11-22&como=grilla`, answers);
}

test('a day without hours leads to the next one with turnos, and the focus to its title', async () => {
  const app = await openSunday('admin', '/admin/appointments/calendar');
  expect(await screen.findByText('Nadie atiende este día.')).toBeVisible();
  await app.user.click(await screen.findByRole('button', { name: 'Próximo día con turnos: mar, 24 nov' }));
  expect(app.address()).toContain('dia=2026-11-24');
  expect(screen.getByRole('heading', { name: /24/ })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Próximo día/ })).not.toBeInTheDocument();
});

test('a professional reads that the day is their own', async () => {
  await openSunday('professional', '/dashboard/calendar');
  expect(await screen.findByText('No atendés este día.')).toBeVisible();
});
