import type { Locator, Page } from 'playwright-core';
import { accessibilityFaults } from './axe';
import { DESKTOP, PHONE } from './browser';
import { DEMO_EMAIL, dayOf, graphql, sessionOf } from './clinic-api';
import { asAdmin } from './session';
import { visits } from './visits';
import { become, faultsAt } from './widths';

const { open } = visits();

const TURNOS = 8;
const CLICKS = 4;
const FIRST_HOUR = 8;
const LAST_HOUR = 22;

interface Absent {
  id: number;
  name: string;
  today: string;
}

/** A professional without turnos today, who gets eight of them. */
async function booked(): Promise<Absent> {
  const token = await sessionOf(DEMO_EMAIL.admin);
  const { clinic, allProfessionals } = await graphql<{
    clinic: { now: string };
    allProfessionals: { id: number; name: string; isPublic: boolean }[];
  }>('{ clinic { now } allProfessionals { id name isPublic } }', {}, token);
  const today = dayOf(clinic.now);
  for (const { id, name, isPublic } of allProfessionals.toReversed()) {
    if (!isPublic) continue;
    const { appointments } = await graphql<{ appointments: { items: { date: string }[] } }>(
      'query ($id: Int!, $month: String!) { appointments(filter: { professionalId: $id, month: $month }, first: 200) { items { date } } }',
      { id, month: today.slice(0, 7) },
      token,
    );
    if (appointments.items.some(({ date }) => date === today)) continue;
    // A free room may be kept for other specialties at that time, so some times are refused.
    let made = 0;
    for (let half = FIRST_HOUR * 2; made < TURNOS && half < LAST_HOUR * 2; half += 1) {
      const time = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
      const isMade = await graphql(
        'mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }',
        {
          input: {
            professionalId: id,
            startTime: `${today}T${time}:00-03:00`,
            durationMinutes: 30,
            patientName: `Paciente Número ${made + 1}`,
            patientEmail: `numero${made + 1}@correo.example`,
            patientPhone: `+54 9 11 2345 678${made}`,
          },
        },
        token,
      ).then(
        () => true,
        () => false,
      );
      if (isMade) made += 1;
    }
    if (made < TURNOS) throw new Error(`Only ${made} turnos found a room.`);
    return { id, name, today };
  }
  throw new Error('Everybody has turnos today.');
}

const row = (page: Page, number: number): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^Paciente Número ${number}\\b`) }) });
const counts = (page: Page, text: string): Promise<void> => page.getByRole('main').getByText(text).first().waitFor();

test(`a sick day of ${TURNOS} turnos is moved and reported in at most ${CLICKS} clicks, and a lost answer is repaired`, async () => {
  const { id, name, today } = await booked();
  const page = await open();
  await asAdmin(page);
  let clicks = 0;
  const click = async (place: Locator): Promise<void> => {
    clicks += 1;
    await place.click();
  };
  // The answer to one move is lost.
  let moves = 0;
  await page.route('**/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes('mutation ApplyProposals')) return route.fallback();
    moves += 1;
    if (moves !== 3) return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });

  await page.goto('/admin/professionals');
  await click(page.getByRole('link', { name: `Avisar ausencia: ${name}` }));
  // By default the next day with hours.
  await page.getByRole('textbox', { name: 'Fecha' }).fill(today.split('-').toReversed().join('-'));
  await page.getByRole('main').getByText(`${TURNOS} turnos afectados`).waitFor();
  await click(page.getByRole('button', { name: 'Avisar ausencia' }));
  await page.getByRole('heading', { name: `Ausencia de ${name}` }).waitFor();
  await counts(page, `0 de ${TURNOS} resueltos`);
  await counts(page, `${TURNOS} por llamar`);
  expect(await faultsAt(page)).toEqual([]);
  await become(page, PHONE);
  await row(page, 1)
    .getByRole('button', { name: /^Más acciones/ })
    .locator('svg')
    .waitFor();
  await become(page, DESKTOP);
  expect(await row(page, 1).getByRole('link', { name: '+54 9 11 2345 6780' }).getAttribute('href')).toBe(
    'tel:+5491123456780',
  );
  await row(page, 1)
    .getByRole('button', { name: /^Más acciones/ })
    .press('Enter');
  const chat = new URL((await page.getByRole('menuitem', { name: 'WhatsApp' }).getAttribute('href'))!);
  await page.keyboard.press('Escape');
  expect(chat.href).toMatch(/^https:\/\/wa\.me\/5491123456780\?text=Hola%20Paciente/);
  expect(chat.searchParams.get('text')).not.toContain(name);

  await click(page.getByRole('button', { name: `Mover los ${TURNOS}` }));
  await page.getByRole('dialog').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await click(page.getByRole('dialog').getByRole('button', { name: `Mover los ${TURNOS}` }));
  // The move without an answer was done: the board shows it.
  await counts(page, `${TURNOS} de ${TURNOS} resueltos`);
  expect(moves).toBe(TURNOS + 1);
  await counts(page, `0 por llamar · ${TURNOS} por correo`);
  expect(clicks).toBeLessThanOrEqual(CLICKS);

  const moved = await page
    .getByRole('main')
    .getByText(/^(Movido|Pasó)/)
    .allInnerTexts();
  expect(moved).toHaveLength(TURNOS);
  expect(new Set(moved).size).toBe(TURNOS);

  const token = await sessionOf(DEMO_EMAIL.admin);
  const { unavailableDates } = await graphql<{ unavailableDates: { id: number }[] }>(
    'query ($id: Int!) { unavailableDates(professionalId: $id) { id } }',
    { id },
    token,
  );
  await graphql(
    'mutation ($id: Int!, $date: Int!) { deleteUnavailableDate(professionalId: $id, id: $date) }',
    { id, date: unavailableDates[0]!.id },
    token,
  );
});
