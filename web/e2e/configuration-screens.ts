import path from 'node:path';
import type { Page } from 'playwright-core';
import { press, pressForDialog, type Screen } from './screen';
import { asAdmin, asAdminWhen } from './session';

const CONFIGURATION = '/admin/system/configuration';
const INSURERS = '/admin/system/insurers';
const WEBHOOKS = '/admin/system/integrations/webhooks';
const CALENDARS = '/admin/system/integrations/calendars';

async function chooseTokyo(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Zona horaria' }).selectOption('Asia/Tokyo');
  await page.getByRole('checkbox', { name: 'Entiendo qué cambia' }).waitFor();
}

async function refuseRule(page: Page): Promise<void> {
  await pressForDialog('Nueva regla')(page);
  await page.getByRole('spinbutton', { name: 'Horas mínimas' }).fill('30');
  await page.getByRole('button', { name: 'Agregar regla' }).click();
  await page.getByText('La descripción es requerida').waitFor();
}

const PROFESSIONALS = `Id;Profesional;Correo;Especialidad;Celular
1;Ana Núñez;ana.nunez@ejemplo.example;Cardiología;11 5555-0001
2;Bruno Paz;sin email;Cardiología;
3;Cora Díaz;cora.diaz@ejemplo.example;Magia;11 5555-0003`;

async function checkFile(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Qué trae el archivo' }).selectOption({ label: 'Profesionales' });
  const file = { name: 'profesionales.csv', mimeType: 'text/csv', buffer: Buffer.from(PROFESSIONALS) };
  await page.getByLabel('Elegir archivo').setInputFiles(file);
  await page.getByRole('button', { name: 'Revisar las filas' }).click();
  await page.getByRole('table', { name: 'Filas con errores' }).waitFor();
}

async function chooseSheet(page: Page): Promise<void> {
  await page.getByLabel('Elegir archivo').setInputFiles(path.join(__dirname, 'files/salas.xlsx'));
  await page.getByRole('combobox', { name: 'Hoja' }).selectOption('Salas');
  await page.getByText('salas.xlsx: 2 filas').waitFor();
}

export const CONFIGURATION_SCREENS: Screen[] = [
  {
    name: 'configuration-appointments',
    path: `${CONFIGURATION}/appointments`,
    before: asAdmin,
    prepare: (page) => page.getByRole('switch').waitFor(),
  },
  {
    name: 'configuration-clinic',
    path: CONFIGURATION,
    before: asAdmin,
    prepare: (page) => page.getByRole('textbox', { name: 'Nombre de la clínica' }).waitFor(),
  },
  {
    name: 'configuration-opening-hours',
    path: `${CONFIGURATION}/opening-hours`,
    before: asAdmin,
    prepare: (page) => page.getByText('Se lee así: Lunes a viernes').waitFor(),
  },
  {
    name: 'configuration-failed',
    path: CONFIGURATION,
    before: asAdminWhen('clinicIdentity', 'error'),
    prepare: (page) => page.getByRole('button', { name: 'Reintentar' }).waitFor(),
  },
  {
    name: 'configuration-widget',
    path: `${CONFIGURATION}/widget`,
    before: asAdmin,
    prepare: (page) => page.getByRole('textbox', { name: /^Sitios que pueden/ }).waitFor(),
  },
  {
    name: 'configuration-security',
    path: `${CONFIGURATION}/security`,
    before: asAdmin,
    prepare: (page) => page.getByRole('checkbox').waitFor(),
  },
  {
    name: 'configuration-permissions',
    path: `${CONFIGURATION}/permissions`,
    before: asAdmin,
    prepare: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'configuration-permissions-dialog',
    path: `${CONFIGURATION}/permissions`,
    before: asAdmin,
    windowOnly: true,
    prepare: pressForDialog('Editar: Recepción'),
  },
  {
    name: 'configuration-prices',
    path: `${CONFIGURATION}/prices`,
    before: asAdmin,
    prepare: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'configuration-prices-rule',
    path: `${CONFIGURATION}/prices`,
    before: asAdmin,
    prepare: refuseRule,
    windowOnly: true,
  },
  {
    name: 'configuration-prices-delete',
    path: `${CONFIGURATION}/prices`,
    before: asAdmin,
    prepare: pressForDialog(/^Eliminar:/),
    windowOnly: true,
  },
  {
    name: 'configuration-services',
    path: `${CONFIGURATION}/services`,
    before: asAdmin,
    prepare: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'configuration-services-dialog',
    path: `${CONFIGURATION}/services`,
    before: asAdmin,
    windowOnly: true,
    prepare: pressForDialog(/^Editar:/),
  },
  {
    name: 'configuration-insurers',
    path: INSURERS,
    before: asAdmin,
    prepare: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'configuration-insurers-new',
    path: INSURERS,
    before: asAdmin,
    windowOnly: true,
    prepare: pressForDialog('Nueva obra social'),
  },
  {
    name: 'configuration-insurers-accepted',
    path: INSURERS,
    before: asAdmin,
    windowOnly: true,
    prepare: pressForDialog('Elegir cuáles se atienden'),
  },
  {
    name: 'webhooks',
    path: WEBHOOKS,
    before: asAdmin,
    prepare: (page) => page.getByText('Todavía ningún sistema recibe eventos').waitFor(),
  },
  {
    name: 'webhooks-form',
    path: WEBHOOKS,
    before: asAdmin,
    windowOnly: true,
    prepare: pressForDialog('Nuevo destino'),
  },
  {
    name: 'calendar-feeds',
    path: CALENDARS,
    before: asAdmin,
    prepare: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'calendar-feeds-link',
    path: CALENDARS,
    before: asAdmin,
    windowOnly: true,
    prepare: async (page) => {
      await press(/^Crear (otro )?enlace: Consultorio 1$/)(page);
      const again = page.getByRole('button', { name: 'Crear otro enlace', exact: true });
      const link = page.getByRole('dialog', { name: 'Enlace del calendario' });
      await again.or(link).first().waitFor();
      if (await again.isVisible()) await again.click();
      await link.waitFor();
    },
  },
  { name: 'imports-checked', path: '/admin/imports', before: asAdmin, prepare: checkFile },
  { name: 'imports-sheets', path: '/admin/imports', before: asAdmin, prepare: chooseSheet },
  { name: 'configuration-conventions', path: `${CONFIGURATION}/conventions`, before: asAdmin, prepare: chooseTokyo },
  {
    name: 'configuration-income',
    path: `${CONFIGURATION}/income`,
    before: asAdmin,
    prepare: (page) => page.getByRole('table').waitFor(),
  },
];
