import type { Page } from 'playwright-core';
import { PHONE } from './browser';
import { graphql } from './clinic-api';
import { answerField } from './network';
import type { Screen } from './screen';
import { beSignedIn } from './session';

const REQUESTS = '/admin/appointments/requests';

/** The request page of a specialty. */
export async function requestPath(name: string): Promise<string> {
  const { specialties } = await graphql<{ specialties: { id: number; name: string }[] }>('{ specialties { id name } }');
  return `/book-specialty/${specialties.find((specialty) => specialty.name === name)!.id}`;
}

const nutrition = (): Promise<string> => requestPath('Nutrición');
const asAdmin = (page: Page): Promise<void> => beSignedIn(page, 'admin');
const answering = (field: string, answer: Parameters<typeof answerField>[2]) => async (page: Page): Promise<void> => {
  await asAdmin(page);
  await answerField(page, field, answer);
};

async function sendEmpty(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enviar Solicitud de Turno' }).click();
  await page.getByRole('group', { name: /datos por revisar/ }).waitFor();
}

async function sendUnheard(page: Page): Promise<void> {
  await page.getByLabel('Nombre y apellido').fill('Nora Ñandú');
  await page.getByLabel('Correo electrónico').fill('nora@correo.example');
  await page.getByRole('button', { name: 'Enviar Solicitud de Turno' }).click();
  await page.getByRole('button', { name: 'Reintentar' }).waitFor();
}

const press = (name: RegExp) => async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name }).first().click();
  await page.getByRole('dialog').waitFor();
};

async function askToReject(page: Page): Promise<void> {
  await openDetails(page);
  await page.getByRole('button', { name: 'Rechazar' }).click();
  await page.getByRole('dialog', { name: '¿Rechazar la solicitud?' }).waitFor();
}

const openDetails = press(/^Ver detalles/);
const openAssign = press(/^Asignar profesional/);

async function chooseTurno(page: Page): Promise<void> {
  await openAssign(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Profesional' }).selectOption({ index: 1 });
  await dialog.getByRole('radiogroup', { name: 'Fecha' }).getByRole('radio').last().click();
  await dialog.getByRole('radiogroup', { name: /^Horarios/ }).getByRole('radio').first().click();
  await dialog.getByRole('heading', { name: 'Resumen del turno' }).waitFor();
}

const empty = (data: Record<string, unknown>) => ({ ...data, appointmentRequests: { ...(data.appointmentRequests as object), items: [], pagination: { __typename: 'Pagination', total: 0 } } });

/** A patient asks for a turno by specialty, and the administrators answer. */
export const REQUEST_SCREENS: Screen[] = [
  { name: 'request', path: nutrition, prepare: (page) => page.getByRole('group', { name: 'Sobre la consulta' }).waitFor() },
  { name: 'request-prefilled', path: () => requestPath('Cardiología'), before: (page) => beSignedIn(page), prepare: (page) => page.getByRole('button', { name: 'Solicitar para otra persona' }).waitFor() },
  { name: 'request-to-professionals', path: nutrition, widths: [PHONE.width], windowOnly: true, prepare: async (page) => { await page.getByRole('link', { name: /^¿Prefieres no esperar/ }).click(); await page.getByRole('link', { name: /^Reservar Turno/ }).first().waitFor(); } },
  { name: 'request-faults', path: nutrition, prepare: sendEmpty },
  { name: 'request-unsure', path: () => requestPath('Cardiología'), before: (page) => answerField(page, 'requestAppointment', 'offline'), prepare: sendUnheard },
  { name: 'request-loading', path: nutrition, before: (page) => answerField(page, 'preferredTimes', 'never') },
  { name: 'requests', path: REQUESTS, before: asAdmin, prepare: (page) => page.getByRole('table').waitFor() },
  { name: 'requests-empty', path: REQUESTS, before: answering('appointmentRequests', empty) },
  { name: 'requests-error', path: REQUESTS, before: answering('appointmentRequests', 'error') },
  { name: 'requests-loading', path: REQUESTS, before: answering('appointmentRequests', 'never') },
  { name: 'requests-details', path: REQUESTS, before: asAdmin, windowOnly: true, prepare: openDetails },
  { name: 'requests-reject', path: REQUESTS, before: asAdmin, windowOnly: true, prepare: askToReject },
  { name: 'requests-assign', path: REQUESTS, before: asAdmin, windowOnly: true, prepare: openAssign },
  { name: 'requests-assign-chosen', path: REQUESTS, before: asAdmin, windowOnly: true, prepare: chooseTurno },
  { name: 'requests-assign-error', path: REQUESTS, before: answering('monthSlots', 'error'), windowOnly: true, prepare: async (page) => { await openAssign(page); await page.getByRole('dialog').getByRole('combobox').selectOption({ index: 1 }); await page.getByRole('button', { name: 'Reintentar' }).waitFor(); } },
];
