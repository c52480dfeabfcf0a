import type { Locator, Page } from 'playwright-core';
import { clockTime, dayOf, DEMO_EMAIL, graphql, sessionOf, slotOfARoomyDay, takeSlot } from './clinic-api';

export interface BookedTurno {
  id: string;
  /** yyyy-MM-dd */
  day: string;
  /** HH:mm */
  time: string;
  professionalId: number;
}

export const OTHER_PATIENT = 'Otra Persona';

/** Books on a day with several slots, so that the turno can move within it. */
export async function bookWithProfessional(): Promise<BookedTurno> {
  const token = await sessionOf(DEMO_EMAIL.professional);
  const { viewer } = await graphql<{ viewer: { professional: { id: number } } }>(
    '{ viewer { professional { id } } }',
    {},
    token,
  );
  const professionalId = viewer.professional.id;
  const startTime = await slotOfARoomyDay(professionalId);
  const id = await takeSlot({ professionalId, startTime });
  return { id, day: dayOf(startTime), time: clockTime(startTime), professionalId };
}

/** The turno's present day, time and status. */
export async function lookUp(id: string): Promise<{ day: string; time: string; status: string }> {
  const { appointment } = await graphql<{ appointment: { startTime: string; status: string } }>(
    'query ($id: ID!) { appointment(id: $id) { startTime status } }',
    { id },
  );
  return { day: dayOf(appointment.startTime), time: clockTime(appointment.startTime), status: appointment.status };
}

/** As the administrator, outside the page. */
export async function setStatusElsewhere(id: string, status: string): Promise<void> {
  await graphql(
    'mutation ($id: ID!, $status: String!) { setAppointmentStatus(id: $id, status: $status) { id } }',
    { id, status },
    await sessionOf(DEMO_EMAIL.admin),
  );
}

export const dayPath = (day: string): string => `/dashboard?dia=${day}`;

export const turnoCard = (page: Page, id: string): Locator => page.locator(`article[aria-labelledby="turno-${id}"]`);

/** Contact, notes, *Mover* and *Editar*. */
export const unfold = (card: Locator): Promise<void> => card.getByRole('heading').getByRole('button').click();

/** The first that can be moved or edited. */
export const unfoldFirst = (page: Page): Promise<void> =>
  unfold(page.locator('article:is([data-status="pending"], [data-status="confirmed"])').first());

/** Returns where the pressed item was. */
export async function chooseStatus(page: Page, card: Locator, status: string) {
  await card.getByRole('button', { name: 'cambiar estado' }).click();
  const item = page.getByRole('menuitemradio', { name: status });
  const { x, y, width, height } = (await item.boundingBox())!;
  await item.click();
  return { left: x, top: y, right: x + width, bottom: y + height };
}
