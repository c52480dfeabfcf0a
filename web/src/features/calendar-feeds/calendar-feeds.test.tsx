import { screen, waitFor, within } from '@testing-library/react';

import { aClinic, aUser, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure, OFFLINE, type Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { expectToast } from '../../testing/toast';
import type { CalendarFeedFactsFragment } from './calendar-feeds.generated';
import { appLink, googleLink } from './feed-links';

const URL = 'https://turnos.clinica.example/api/calendars/abc/turnos.ics';
const aFeed = (facts: Partial<CalendarFeedFactsFragment>) => ({
  __typename: 'CalendarFeed' as const,
  id: 7,
  professionalId: null,
  roomId: null,
  createdAt: '2026-11-21T09:30:00-03:00',
  lastReadAt: null,
  ...facts,
});

/** A clinic with a linked professional and a room without a link; what is made and removed is so from then on. */
async function open(more: Answers = {}) {
  localStorage.setItem('token', 'abc');
  let feeds = [aFeed({ professionalId: 1, lastReadAt: '2026-11-23T08:00:00-03:00' })];
  let nextId = 8;
  return renderApp('/admin/system/integrations/calendars', {
    ...landingAnswers(),
    Clinic: { clinic: aClinic() },
    Viewer: { viewer: aUser('admin') },
    CalendarFeeds: () => ({
      calendarFeeds: feeds,
      allProfessionals: [{ __typename: 'Professional', id: 1, name: 'Laura Médica' }],
      allRooms: [{ __typename: 'Room', id: 1, name: 'Sala Norte' }],
    }),
    CreateCalendarFeed: ({ input }) => {
      const { professionalId, roomId } = input as { professionalId: number | null; roomId: number | null };
      feeds = feeds.filter((feed) => feed.professionalId !== professionalId || feed.roomId !== roomId);
      feeds = [...feeds, aFeed({ id: nextId++, professionalId, roomId })];
      return { createCalendarFeed: { __typename: 'NewCalendarFeed', url: URL } };
    },
    DeleteCalendarFeed: ({ id }) => {
      feeds = feeds.filter((feed) => feed.id !== id);
      return { deleteCalendarFeed: true };
    },
    ...more,
  });
}
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const press = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('a room’s link is made with one press, and is there to copy or to take to a calendar', async () => {
  const { user, sent } = await open();
  expect((await row('Laura Médica')).getByText('Creado el 21-11-2026 09:30')).toBeVisible();
  expect((await row('Laura Médica')).getByText('23-11-2026 08:00')).toBeVisible();
  await press(user, 'Crear enlace: Sala Norte');
  const link = await dialog('Enlace del calendario');
  expect(link.getByRole('textbox', { name: 'Enlace' })).toHaveValue(URL);
  expect(link.getByRole('link', { name: 'Agregar a Google Calendar' })).toHaveAttribute('href', googleLink(URL));
  expect(link.getByRole('link', { name: 'Abrir en Apple u Outlook' })).toHaveAttribute('href', appLink(URL));
  expect(link.getByText(/^Google lo vuelve a leer cada 8 a 24 horas/)).toBeVisible();
  await user.click(link.getByRole('button', { name: 'Copiar enlace' }));
  await expectToast('Enlace copiado');
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(URL));
  await user.click(link.getByRole('button', { name: 'Listo' }));
  expect((await row('Sala Norte')).getByText('Creado el 21-11-2026 09:30')).toBeVisible();
  expect(sent('CreateCalendarFeed')).toMatchObject([{ input: { professionalId: null, roomId: 1 } }]);
});

test('another link is made after a yes, and the one that it replaces is named', async () => {
  const { user, sent } = await open();
  await press(user, 'Crear otro enlace: Laura Médica');
  const question = await dialog('Crear otro enlace');
  expect(question.getByText('Laura Médica')).toBeVisible();
  expect(sent('CreateCalendarFeed')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Crear otro enlace' }));
  expect((await dialog('Enlace del calendario')).getByRole('textbox')).toHaveValue(URL);
  expect(sent('CreateCalendarFeed')).toMatchObject([{ input: { professionalId: 1, roomId: null, replaces: 7 } }]);
});

test('a lost answer is retried with the same key, and a link made by a colleague appears', async () => {
  const failures = [OFFLINE, new ApiFailure('CONFLICT', 'Mientras tanto se creó otro enlace. Revisá la lista')];
  const { user, sent } = await open({
    CreateCalendarFeed: () => failures.shift() ?? { createCalendarFeed: { __typename: 'NewCalendarFeed', url: URL } },
  });
  await press(user, 'Crear enlace: Sala Norte');
  await expectToast('No sabemos si el enlace quedó creado: se cortó la conexión. Reintentá en unos segundos.');
  await press(user, 'Crear enlace: Sala Norte');
  await expectToast('Mientras tanto se creó otro enlace. Revisá la lista');
  const keys = sent('CreateCalendarFeed').map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('a removed link leaves the professional without one', async () => {
  const { user } = await open();
  await press(user, 'Eliminar enlace: Laura Médica');
  await user.click(
    (await dialog('Eliminar el enlace del calendario')).getByRole('button', { name: 'Eliminar enlace' }),
  );
  await expectToast('Enlace eliminado');
  expect((await row('Laura Médica')).getByText('Sin enlace')).toBeVisible();
  // The button that was pressed is gone with the link.
  await waitFor(() =>
    expect(screen.getByRole('searchbox', { name: 'Buscar un profesional o una sala' })).toHaveFocus(),
  );
});

test('a link that went to a calendar program was not lost; one that went nowhere is asked about', async () => {
  const { user } = await open();
  await press(user, 'Crear enlace: Sala Norte');
  await dialog('Enlace del calendario');
  await user.keyboard('{Escape}');
  const question = await dialog('¿Ya lo copiaste?');
  await user.click(question.getByRole('button', { name: 'Volver al enlace' }));
  const link = await dialog('Enlace del calendario');
  const google = link.getByRole('link', { name: 'Agregar a Google Calendar' });
  google.addEventListener('click', (event) => event.preventDefault());
  await user.click(google);
  await user.click(link.getByRole('button', { name: 'Listo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Crear otro enlace: Sala Norte' })).toHaveFocus();
});

test('Google gets the address encoded, as a calendar of another place', () => {
  expect(googleLink(URL)).toBe(
    'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fturnos.clinica.example%2Fapi%2Fcalendars%2Fabc%2Fturnos.ics',
  );
  expect(appLink('http://localhost:4000/x')).toBe('webcal://localhost:4000/x');
});
