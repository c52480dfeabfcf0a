import { fillPatient, sheet, submit } from './booking-dialog-steps';
import { answerField } from './network';
import { chooseWhom, lookUp, openForDay, openPanel, patients, soonest, typeTime } from './new-appointment-steps';
import type { Screen } from './screen';

const withoutDays = (data: Record<string, unknown>) => ({
  ...data,
  monthSlots: { ...(data.monthSlots as object), days: [] },
});

/** Each screen opens its page itself. */
export const NEW_APPOINTMENT_SCREENS: Screen[] = [
  { name: 'new-appointment', path: '/', windowOnly: true, prepare: (page) => openPanel(page, 'admin') },
  {
    name: 'new-appointment-lookup',
    path: '/',
    windowOnly: true,
    prepare: async (page) => {
      await openPanel(page, 'admin');
      await lookUp(page, 'mar');
      await page.getByRole('listbox').waitFor();
    },
  },
  {
    name: 'new-appointment-caller',
    path: '/',
    windowOnly: true,
    prepare: async (page) => {
      await openPanel(page, 'admin');
      await lookUp(page, 'mar');
      await page.getByRole('listbox').waitFor();
      await patients(page).first().click();
      await chooseWhom(page, 'cualquiera de clinica');
      await soonest(page).nth(1).click();
    },
  },
  {
    name: 'new-appointment-new-patient',
    path: '/',
    windowOnly: true,
    prepare: async (page) => {
      await openPanel(page, 'admin');
      await lookUp(page, 'Zulma Nadie');
      await page.getByText('Nadie coincide').first().waitFor();
    },
  },
  {
    name: 'new-appointment-child',
    path: '/',
    windowOnly: true,
    prepare: async (page) => {
      await openPanel(page, 'admin');
      await lookUp(page, 'mar');
      await patients(page).first().click();
      await sheet(page).getByRole('button', { name: 'Es para otra persona' }).click();
    },
  },
  {
    name: 'new-appointment-professional',
    path: '/',
    windowOnly: true,
    prepare: async (page) => {
      await openPanel(page, 'professional');
      await soonest(page).first().click();
    },
  },
  {
    name: 'new-appointment-kinds',
    path: '/',
    windowOnly: true,
    prepare: async (page) => {
      await openPanel(page, 'admin');
      await chooseWhom(page, 'lucía arrieta');
      await page.getByLabel('Tipo de consulta').selectOption({ index: 2 });
      await soonest(page).first().click();
    },
  },
  {
    name: 'new-appointment-not-of-length',
    path: '/',
    windowOnly: true,
    prepare: async (page) => {
      await openPanel(page, 'professional');
      await soonest(page).nth(1).click();
      const length = sheet(page).getByLabel('Duración');
      await length.selectOption({ index: (await length.getByRole('option').count()) - 1 });
      await sheet(page).getByRole('alert').waitFor();
    },
  },
  {
    name: 'new-appointment-month',
    path: '/',
    windowOnly: true,
    prepare: async (page) => {
      await openPanel(page, 'professional');
      await sheet(page).getByRole('button', { name: 'Ver el mes' }).click();
      await sheet(page).getByRole('grid').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'new-appointment-other-time',
    path: '/',
    windowOnly: true,
    prepare: async (page) => {
      await openPanel(page, 'professional');
      await typeTime(page, '05-03-2019', '05:15');
      await sheet(page).getByText('La sala está cerrada').waitFor();
    },
  },
  { name: 'new-appointment-for-day', path: '/', windowOnly: true, prepare: openForDay },
  {
    name: 'new-appointment-errors',
    path: '/',
    windowOnly: true,
    prepare: async (page) => {
      await openForDay(page);
      await submit(page).click({ force: true });
      await sheet(page).getByText('El profesional es requerido').waitFor();
    },
  },
  {
    name: 'new-appointment-fitting',
    path: '/',
    windowOnly: true,
    before: (page) => answerField(page, 'monthSlots', withoutDays),
    prepare: async (page) => {
      await openForDay(page);
      await fillPatient(page);
      await chooseWhom(page, 'ferreyra');
      await sheet(page).getByLabel('Duración').selectOption('120');
      await page.getByRole('button', { name: /^Con \d+ minutos hay/ }).waitFor();
    },
  },
];
