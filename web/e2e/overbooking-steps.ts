import type { Locator, Page } from 'playwright-core';
import { sheet } from './booking-dialog-steps';
import { bookWithProfessional, type BookedTurno } from './calendar-steps';
import { DEMO_EMAIL, graphql, sessionOf } from './clinic-api';
import { beSignedIn } from './session';

export const REASON = 'Fiebre alta desde ayer';

export const gridPath = ({ day }: BookedTurno): string =>
  `/admin/appointments/calendar?vista=dia&dia=${day}&como=grilla`;

export const blockOf = (page: Page, id: string): Locator => page.locator(`[data-key="turno-${id}"]`);

/** A turno of a professional who takes sobreturnos, and has none in its hour yet. */
export async function turnoToSqueezeBeside(): Promise<BookedTurno> {
  const admin = await sessionOf(DEMO_EMAIL.admin);
  for (let tries = 0; tries < 8; tries += 1) {
    const turno = await bookWithProfessional();
    const { overbookingAllowance } = await graphql<{ overbookingAllowance: { left: number } }>(
      'query ($id: Int!, $at: DateTime!) { overbookingAllowance(professionalId: $id, startTime: $at) { left } }',
      { id: turno.professionalId, at: `${turno.day}T${turno.time}:00` },
      admin,
    );
    if (overbookingAllowance.left > 1) return turno;
  }
  throw new Error('Every hour has its sobreturnos');
}

/** By the clinic's API, beside the turno. */
export async function squeezeBeside({ day, time, professionalId }: BookedTurno): Promise<string> {
  const { createOverbooking } = await graphql<{ createOverbooking: { id: string } }>(
    'mutation ($input: CreateOverbookingInput!) { createOverbooking(input: $input) { id } }',
    {
      input: {
        professionalId,
        startTime: `${day}T${time}:00`,
        durationMinutes: 20,
        patientName: 'Beatriz Quiroga',
        patientEmail: `beatriz.${day}.${time.replace(':', '')}@correo.example`,
        reason: REASON,
      },
    },
    await sessionOf(DEMO_EMAIL.admin),
  );
  return createOverbooking.id;
}

/** From the menu of the turno in the grid. */
export async function openBeside(page: Page, turno: BookedTurno): Promise<void> {
  await beSignedIn(page, 'admin');
  await page.goto(gridPath(turno));
  await blockOf(page, turno.id).evaluate((block) => block.scrollIntoView({ block: 'center' }));
  await blockOf(page, turno.id).click();
  await page.getByRole('menuitem', { name: 'Dar un sobreturno a esta hora' }).click();
  await sheet(page).getByRole('checkbox', { name: 'Dar un sobreturno' }).check();
}
