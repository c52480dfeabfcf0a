import type { Locator, Page } from 'playwright-core';
import { clockTime, dayOf, DEMO_EMAIL, graphql, monthAfter, sessionOf, takeSlot } from './clinic-api';

export interface BookedTurno {
  id: string;
  /** yyyy-MM-dd */
  day: string;
  /** HH:mm */
  time: string;
  professionalId: number;
}

export const OTHER_PATIENT = 'Otra Persona';

/** So that a turno can be moved to another time of its day. */
const SLOTS_OF_A_DAY = 4;

/** Somebody books the first slot of the demo professional on a day that offers several. */
export async function bookWithProfessional(): Promise<BookedTurno> {
  const token = await sessionOf(DEMO_EMAIL.professional);
  const { viewer } = await graphql<{ viewer: { name: string; professional: { id: number } } }>(
    '{ viewer { name professional { id } } }',
    {},
    token,
  );
  const professionalId = viewer.professional.id;
  const startTime = await slotOfARoomyDay(professionalId);
  const id = await takeSlot({ professionalId, professionalName: viewer.name, startTime, durationMinutes: 30 });
  return { id, day: dayOf(startTime), time: clockTime(startTime), professionalId };
}

async function slotOfARoomyDay(id: number): Promise<string> {
  const { firstSlot } = await graphql<{ firstSlot: string | null }>('query ($id: Int!) { firstSlot(professionalId: $id) }', { id });
  if (firstSlot === null) throw new Error('The demo professional offers no slot.');
  for (const ahead of [0, 1]) {
    const { monthSlots } = await graphql<{ monthSlots: { days: { slots: string[] }[] } }>(
      'query ($id: Int!, $year: Int!, $month: Int!) { monthSlots(professionalId: $id, year: $year, month: $month) { days { slots } } }',
      { id, ...monthAfter(firstSlot, ahead) },
    );
    const roomy = monthSlots.days.find(({ slots }) => slots.length >= SLOTS_OF_A_DAY);
    if (roomy) return roomy.slots[0]!;
  }
  throw new Error(`The demo professional has no day with ${SLOTS_OF_A_DAY} slots.`);
}

/** The day and time a turno has by now, and where it stands. */
export async function lookUp(id: string): Promise<{ day: string; time: string; status: string }> {
  const { appointment } = await graphql<{ appointment: { startTime: string; status: string } }>(
    'query ($id: ID!) { appointment(id: $id) { startTime status } }',
    { id },
  );
  return { day: dayOf(appointment.startTime), time: clockTime(appointment.startTime), status: appointment.status };
}

/** The administrator gives it another status, from elsewhere. */
export async function setStatusElsewhere(id: string, status: string): Promise<void> {
  await graphql(
    'mutation ($id: ID!, $status: String!) { setAppointmentStatus(id: $id, status: $status) { id } }',
    { id, status },
    await sessionOf(DEMO_EMAIL.admin),
  );
}

export const dayPath = (day: string): string => `/dashboard?dia=${day}`;

/** The card of that turno. */
export const turnoCard = (page: Page, id: string): Locator => page.locator(`article[aria-labelledby="turno-${id}"]`);

export async function chooseStatus(page: Page, card: Locator, status: string): Promise<void> {
  await card.getByRole('button', { name: 'Cambiar estado' }).click();
  await page.getByRole('menuitemradio', { name: status }).click();
}
