import type { Locator, Page } from 'playwright-core';
import { PHONE } from './browser';
import { graphql } from './clinic-api';
import { answerField } from './network';
import { pressForDialog, type Screen } from './screen';
import { asAdmin, asAdminWhen, beSignedIn } from './session';

const REQUESTS = '/admin/appointments/requests';

export async function requestPath(name: string): Promise<string> {
  const { specialties } = await graphql<{ specialties: { id: number; name: string }[] }>('{ specialties { id name } }');
  return `/book-specialty/${specialties.find((specialty) => specialty.name === name)!.id}`;
}

const pediatrics = (): Promise<string> => requestPath('Pediatría');
const nutrition = (): Promise<string> => requestPath('Nutrición');

const box = (page: Page, name: string): Locator => page.getByRole('textbox', { name: new RegExp(`^${name}`) });

/** Pediatría asks a question of each type. */
export async function fillPediatrics(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Certificado escolar' }).check();
  await box(page, 'Fecha del último control').fill('18-04-2023');
  await box(page, 'Jardín o escuela').fill('Jardín Los Teros');
  await page.getByRole('combobox', { name: 'Quién acompaña' }).selectOption('Madre');
  await box(page, 'Peso').fill('14,5');
  await box(page, 'Teléfono de otra').fill('11 5555-3113');
  await box(page, 'Correo de otra').fill('norma@correo.example');
  await box(page, 'Alergias').fill('Penicilina.\nNueces.');
  await page.getByRole('checkbox', { name: 'Calendario de vacunación' }).check();
  await page.getByRole('combobox', { name: /^Horario preferido/ }).selectOption({ index: 1 });
}

async function fillWhole(page: Page): Promise<void> {
  await page.getByLabel('Nombre y apellido', { exact: true }).fill('Rocío Páez');
  await page.getByLabel('Correo electrónico', { exact: true }).fill('rocio@correo.example');
  await fillPediatrics(page);
}

async function sendWhole(page: Page): Promise<void> {
  await fillWhole(page);
  await page.getByRole('button', { name: 'Enviar Solicitud de Turno' }).click();
}

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

async function askToReject(page: Page): Promise<void> {
  await openDetails(page);
  await page.getByRole('button', { name: 'Rechazar' }).click();
  const question = page.getByRole('dialog', { name: '¿Rechazar la solicitud?' });
  await question.getByRole('button', { name: 'Rechazar solicitud' }).click();
  await question.getByText('El motivo es requerido').first().waitFor();
}

const openDetails = pressForDialog(/^Ver detalles/);
const openAssign = pressForDialog(/^Asignar profesional/);

/** The server reports that another person has rejected it. */
async function changedMeanwhile(page: Page): Promise<void> {
  await asAdmin(page);
  let listed: Record<string, unknown>[] = [];
  await answerField(page, 'appointmentRequests', (data) => {
    // Another query asks for a count only.
    listed = (data['appointmentRequests'] as { items?: typeof listed }).items ?? listed;
    return data;
  });
  await page.route('**/graphql', (route) => {
    if (!route.request().postData()?.includes('mutation UpdateRequest')) return route.fallback();
    const current = {
      ...listed[0],
      status: 'rejected',
      adminNotes: 'Ya tiene turno por teléfono',
      version: 9,
    };
    return route.fulfill({
      json: {
        data: null,
        errors: [{ message: 'Esta solicitud ya fue rechazada', extensions: { code: 'CONFLICT', current } }],
      },
    });
  });
}

async function holdChanged(page: Page): Promise<void> {
  await openDetails(page);
  await page.getByRole('dialog').getByRole('textbox').fill('Llamar por la tarde');
  await page.getByRole('button', { name: 'Marcar en espera' }).click();
  await page.getByRole('alert').first().waitFor();
}

/** The last day of this month, or of the next if this one has no days left. */
async function chooseLastDay(dialog: Locator): Promise<void> {
  const days = dialog.getByRole('radiogroup', { name: 'Fecha' }).getByRole('radio');
  const nextMonth = dialog.getByRole('button', { name: 'Ver el mes siguiente' });
  await days.or(nextMonth).first().waitFor();
  if (await nextMonth.isVisible()) await nextMonth.click();
  await days.last().click();
}

async function chooseProfessional(page: Page): Promise<Locator> {
  await openAssign(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Elegir profesional y día' }).click();
  await dialog.getByRole('combobox', { name: 'Profesional' }).selectOption({ index: 1 });
  return dialog;
}

async function chooseTurno(page: Page): Promise<void> {
  const dialog = await chooseProfessional(page);
  await chooseLastDay(dialog);
  await dialog
    .getByRole('radiogroup', { name: /^Horarios/ })
    .getByRole('radio')
    .first()
    .click();
  await dialog.getByRole('heading', { name: 'Resumen del turno' }).waitFor();
}

const empty = (data: Record<string, unknown>) => ({
  ...data,
  appointmentRequests: {
    ...(data.appointmentRequests as object),
    items: [],
    pagination: { __typename: 'Pagination', total: 0 },
  },
});

const withKinds = (data: Record<string, unknown>) => {
  const kind = (id: number, name: string, durationMinutes: number, fee: number | null, isOnline = true) => {
    return { __typename: 'ConsultationKind', id, name, durationMinutes, fee, isOnline };
  };
  const consultationKinds = [
    kind(1, 'Control', 20, 18_000),
    kind(2, 'Primera vez con evaluación de ingreso', 45, 30_000),
    kind(3, 'Informe', 15, null, false),
  ];
  const professionals = data['professionals'] as object[] | undefined;
  // Another field of that name was asked for.
  if (!professionals) return data;
  return { ...data, professionals: professionals.map((it) => ({ ...it, consultationKinds })) };
};

const nobody = (data: Record<string, unknown>) => ({ ...data, professionals: [] });

export const REQUEST_SCREENS: Screen[] = [
  {
    name: 'request',
    path: nutrition,
    prepare: (page) => page.getByRole('group', { name: 'Sobre la consulta' }).waitFor(),
  },
  {
    name: 'request-prefilled',
    path: () => requestPath('Cardiología'),
    before: (page) => beSignedIn(page),
    prepare: (page) => page.locator('input[name=name]:not([value=""])').waitFor(),
  },
  {
    name: 'request-to-professionals',
    path: nutrition,
    widths: [PHONE.width],
    windowOnly: true,
    prepare: async (page) => {
      await page.getByRole('link', { name: /^¿Preferís no esperar/ }).click();
      await page
        .getByRole('link', { name: /^Reservar Turno/ })
        .first()
        .waitFor();
    },
  },
  { name: 'request-filled', path: pediatrics, prepare: fillWhole },
  {
    name: 'request-failed',
    path: pediatrics,
    before: (page) => answerField(page, 'requestAppointment', 'error'),
    prepare: async (page) => {
      await sendWhole(page);
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'request-own-contact',
    path: () => requestPath('Cardiología'),
    windowOnly: true,
    before: asAdmin,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Vaciar datos del paciente' }).waitFor();
      await page.getByLabel('Nombre y apellido').fill('Nora Ñandú');
      await page.getByRole('button', { name: 'Enviar Solicitud de Turno' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'request-faults', path: nutrition, prepare: sendEmpty },
  {
    name: 'request-unsure',
    path: () => requestPath('Cardiología'),
    before: (page) => answerField(page, 'requestAppointment', 'offline'),
    prepare: sendUnheard,
  },
  { name: 'request-loading', path: nutrition, before: (page) => answerField(page, 'preferredTimes', 'never') },
  { name: 'requests', path: REQUESTS, before: asAdmin, prepare: (page) => page.getByRole('table').waitFor() },
  { name: 'requests-nothing-found', path: `${REQUESTS}?buscar=999999`, before: asAdmin },
  { name: 'requests-empty', path: REQUESTS, before: asAdminWhen('appointmentRequests', empty) },
  { name: 'requests-error', path: REQUESTS, before: asAdminWhen('appointmentRequests', 'error') },
  { name: 'requests-loading', path: REQUESTS, before: asAdminWhen('appointmentRequests', 'never') },
  { name: 'requests-details', path: REQUESTS, before: asAdmin, windowOnly: true, prepare: openDetails },
  {
    name: 'requests-details-assigned',
    path: `${REQUESTS}?estado=asignado`,
    before: asAdmin,
    windowOnly: true,
    prepare: openDetails,
  },
  {
    name: 'requests-conflict',
    path: `${REQUESTS}?estado=pendiente`,
    windowOnly: true,
    before: (page) => changedMeanwhile(page),
    prepare: holdChanged,
  },
  { name: 'requests-reject', path: REQUESTS, before: asAdmin, windowOnly: true, prepare: askToReject },
  { name: 'requests-assign', path: REQUESTS, before: asAdmin, windowOnly: true, prepare: openAssign },
  {
    name: 'requests-assign-nobody',
    path: REQUESTS,
    before: asAdminWhen('professionals', nobody),
    windowOnly: true,
    prepare: openAssign,
  },
  { name: 'requests-assign-chosen', path: REQUESTS, before: asAdmin, windowOnly: true, prepare: chooseTurno },
  {
    name: 'requests-assign-kinds',
    path: REQUESTS,
    before: asAdminWhen('professionals', withKinds),
    windowOnly: true,
    prepare: async (page) => {
      const dialog = await chooseProfessional(page);
      await dialog.getByRole('combobox', { name: 'Tipo de consulta' }).selectOption('2');
    },
  },
  {
    name: 'requests-assign-error',
    path: REQUESTS,
    before: asAdminWhen('monthSlots', 'error'),
    windowOnly: true,
    prepare: async (page) => {
      await chooseProfessional(page);
      await page.getByRole('button', { name: 'Reintentar' }).waitFor();
    },
  },
];
