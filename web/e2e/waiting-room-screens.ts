import type { Page } from 'playwright-core';
import { soonestOffer, takeSlot } from './clinic-api';
import { answerField } from './network';
import { pressForDialog, type Screen } from './screen';
import { asAdmin } from './session';
import { newScreen } from './waiting-room-steps';

const PANEL = '/admin/system/configuration/screens';

const call = (code: string, room: string, at: string, initials: string | null = null) => ({
  key: code + at,
  initials,
  code,
  room,
  at,
});
const TICKETS = [
  call('A07', 'Consultorio 2', '09:32'),
  call('A05', 'Sala de kinesiología', '09:28'),
  call('A06', 'Consultorio 1', '09:21'),
  call('A02', 'Consultorio 2', '09:04'),
  call('A03', 'Consultorio 4', '09:03'),
];
const INITIALS = [
  call('123', 'Consultorio 2', '09:32', 'M. J. P.'),
  call('A05', 'Sala de kinesiología', '09:28', 'Á. Ñ.'),
];

const showing = (calls: object[]) => async (page: Page) => {
  const state = { name: 'Planta baja', clinic: 'Clínica Demo', timeZone: 'America/Argentina/Buenos_Aires', calls };
  const body = `event: state\ndata: ${JSON.stringify(state)}\n\n`;
  await page.route('**/api/screens/*/events', (route) => route.fulfill({ contentType: 'text/event-stream', body }));
};

const aScreen = () => newScreen('Planta baja');

let appointmentId: string | undefined;
async function confirmationPath(): Promise<string> {
  appointmentId ??= await takeSlot(await soonestOffer());
  return `/confirmation/${appointmentId}`;
}

/** The clinic's day is that of the turno. */
const today = (facts: object) => async (page: Page) => {
  await answerField(page, 'delayMinutes', (data) => ({
    ...data,
    appointment: { ...(data.appointment as object), ...facts },
  }));
  await answerField(page, 'cancelDeadline', (data) => {
    const { startTime } = data.appointment as { startTime: string };
    return { ...data, clinic: { ...(data.clinic as object), now: `${startTime.slice(0, 11)}00:30:00-03:00` } };
  });
};

const arriving = (time: string, state: string, code: string | null = null) => ({
  startTime: `2026-06-01T${time}:00-03:00`,
  state,
  initials: null,
  code,
  __typename: 'ArrivingAppointment',
});
const ARRIVING = {
  firstName: 'Nora',
  appointments: [
    arriving('08:30', 'closed'),
    arriving('09:00', 'arrived', 'A07'),
    arriving('10:00', 'cancelled'),
    arriving('11:00', 'expected'),
  ],
  __typename: 'ArrivingPatient',
};

const typed = (text: string) => async (page: Page) => {
  await page.getByRole('textbox').waitFor();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

const identified = (identifyArrival: object | null) => ({
  path: () => newScreen('Entrada', 'arrivals'),
  before: (page: Page) => answerField(page, 'identifyArrival', () => ({ identifyArrival })),
  prepare: async (page: Page) => {
    await typed('30111222')(page);
    await page.getByRole('heading', { name: '¿Qué día naciste?' }).waitFor();
    await typed('0904')(page);
    await page.getByRole('heading', { name: identifyArrival ? 'Listo, Nora' : /^No encontramos/ }).waitFor();
  },
});

export const WAITING_ROOM_SCREENS: Screen[] = [
  {
    name: 'waiting-screens',
    path: async () => {
      await newScreen('Planta baja');
      return PANEL;
    },
    before: asAdmin,
  },
  {
    name: 'waiting-screen-link',
    path: PANEL,
    windowOnly: true,
    before: asAdmin,
    prepare: async (page) => {
      await pressForDialog('Nueva pantalla')(page);
      await page.getByLabel('Nombre').fill('Primer piso');
      await page.getByRole('button', { name: 'Crear pantalla' }).click();
      await page.getByRole('dialog', { name: 'Enlace de la pantalla' }).waitFor();
    },
  },
  {
    name: 'wall',
    path: aScreen,
    before: showing(TICKETS),
    prepare: (page) => page.getByText('A07', { exact: true }).waitFor(),
  },
  {
    name: 'wall-offline',
    path: aScreen,
    prepare: async (page) => {
      await page
        .getByText(/^Te llamamos|^[A-Z]\d\d/)
        .first()
        .waitFor();
      await page.route('**/api/screens/*/events', (route) => route.abort('internetdisconnected'));
      await page.reload();
      await page.getByText('Sin conexión').waitFor({ timeout: 10_000 });
    },
  },
  {
    name: 'wall-gone',
    path: '/pantalla/nothing',
    prepare: (page) => page.getByText(/^Esta dirección/).waitFor(),
  },
  {
    name: 'arrivals',
    path: () => newScreen('Entrada', 'arrivals'),
    prepare: async (page) => {
      await typed('12')(page);
      await page.getByText('El DNI tiene entre 6 y 8 números').waitFor();
    },
    undo: (page) => page.getByRole('textbox').fill(''),
  },
  { name: 'arrivals-done', ...identified(ARRIVING) },
  {
    name: 'confirmation-delay',
    path: confirmationPath,
    before: today({ delayMinutes: 20, visit: { __typename: 'Visit', step: 'arrived', ticket: 'A07' } }),
    prepare: (page) => page.getByText(/minutos de demora/).waitFor(),
  },
  {
    name: 'waiting-screen-new',
    path: PANEL,
    windowOnly: true,
    before: asAdmin,
    prepare: pressForDialog('Nueva pantalla'),
  },
  { name: 'arrivals-nothing', ...identified(null) },
  {
    name: 'wall-initials',
    path: aScreen,
    before: showing(INITIALS),
    prepare: (page) => page.getByText('123').waitFor(),
  },
];
