import type { Page } from 'playwright-core';
import { answerField } from './network';
import { chooseOfRow, pressForDialog, type Screen } from './screen';
import { asAdmin, asAdminWhen, asProfessional } from './session';

const BOARD = '/admin/appointments/waiting-list';

const daysOn = (days: number, hour = 9): string =>
  new Date(Math.floor(Date.now() / 86_400_000 + days) * 86_400_000 + (hour + 3) * 3_600_000).toISOString();

const offer = (id: string, outcome: string, days: number) => ({
  __typename: 'WaitingListOffer',
  id,
  professionalName: 'Dra. Lucía Fernández',
  roomName: 'Consultorio 2',
  startTime: daysOn(days),
  endTime: daysOn(days, 10),
  outcome,
  answerUntil: daysOn(0, 20),
});

const weekday = (day: number, startTime: string, endTime: string) => ({
  __typename: 'WaitingListHours',
  weekday: day,
  startTime,
  endTime,
});

const ENTRY = {
  __typename: 'WaitingListEntry',
  version: 1,
  professionalId: null,
  specialtyId: 1,
  patientPhone: '+54 9 11 5555 3113',
  contactName: null,
  hours: [],
  fromDate: daysOn(0).slice(0, 10),
  untilDate: daysOn(30).slice(0, 10),
  noticeHours: 2,
  isUrgent: false,
  urgentReason: null,
  keptAppointment: null,
  status: 'active',
  endReason: null,
  endNote: null,
  endedAt: null,
  offers: [],
};

const WAITING = [
  {
    ...ENTRY,
    id: 'e1',
    patientName: 'Aldo Paz',
    patientEmail: 'aldo@correo.example',
    waitsFor: 'Cardiología',
    isUrgent: true,
    urgentReason: 'Estudio prequirúrgico: lo pidió el cirujano para antes del 15',
    createdAt: daysOn(-3),
    offers: [offer('o1', 'pending', 2)],
  },
  {
    ...ENTRY,
    id: 'e2',
    patientName: 'María de los Ángeles Fernández Echeverría',
    patientEmail: 'maria.de.los.angeles.fernandez.echeverria@correo.example',
    waitsFor: 'Dra. Lucía Fernández',
    contactName: 'Julián Fernández',
    createdAt: daysOn(-20),
    hours: [1, 3, 5].flatMap((day) => [weekday(day, '00:00', '13:00'), weekday(day, '18:00', '24:00')]),
    noticeHours: 48,
    offers: [offer('o2', 'unanswered', -2), offer('o3', 'declined', -8), offer('o4', 'taken', -12)],
    keptAppointment: {
      __typename: 'Appointment',
      id: 'a1',
      startTime: daysOn(25),
      durationMinutes: 30,
      professionalName: 'Dra. Lucía Fernández',
    },
  },
  ...Array.from({ length: 14 }, (_place, index) => ({
    ...ENTRY,
    id: `e${index + 3}`,
    patientName: ['Nora Ñandú', 'Rocío Páez', 'Omar Gil', 'Benjamín Sosa'][index % 4],
    patientEmail: 'nora@correo.example',
    patientPhone: null,
    waitsFor: ['Pediatría', 'Dr. Martín Gómez'][index % 2],
    hours: index % 3 === 0 ? [] : [weekday((index % 5) + 1, '13:00', '18:00')],
    createdAt: daysOn(-index),
  })),
];

type Data = Record<string, unknown>;

const listed =
  (entries: readonly object[], isNear = false) =>
  (data: Data): Data => ({
    ...data,
    waitingList: {
      ...(data.waitingList as object),
      edges: entries.map((node, cursor) => ({ __typename: 'WaitingListEntryEdge', cursor: String(cursor), node })),
      isNear,
      pageInfo: { __typename: 'PageInfo', hasNextPage: entries.length > 5, endCursor: '1' },
    },
  });

const asAdminWith =
  (entries: readonly object[], isNear = false) =>
  async (page: Page): Promise<void> => {
    await asAdmin(page);
    await answerField(page, 'waitingList', listed(entries, isNear));
  };
const full = asAdminWith(WAITING);

const offering = async (page: Page): Promise<void> => {
  await pressForDialog('Ofrecer un horario: María de los Ángeles Fernández Echeverría')(page);
  await page.getByRole('dialog').getByRole('radiogroup').waitFor();
};

const putting = async (page: Page): Promise<void> => {
  await pressForDialog('Anotar a alguien')(page);
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Nombre y apellido/ })
    .waitFor();
};

export const WAITING_BOARD_SCREENS: Screen[] = [
  {
    name: 'waiting-board',
    path: BOARD,
    before: full,
    prepare: (page) => page.getByRole('row', { name: /Aldo Paz/ }).waitFor(),
  },
  {
    name: 'waiting-board-empty',
    path: BOARD,
    before: asAdminWith([]),
    prepare: (page) => page.getByText('Nadie espera un turno').waitFor(),
  },
  {
    name: 'waiting-board-found',
    path: `${BOARD}?buscar=fernandes`,
    before: asAdminWith(WAITING.slice(1, 2), true),
    prepare: (page) => page.getByText('Resultados parecidos: 1 en espera').waitFor(),
  },
  {
    name: 'waiting-board-nobody-found',
    path: `${BOARD}?buscar=gomez`,
    before: asAdminWith([]),
    prepare: (page) => page.getByText('Nadie coincide con la búsqueda').waitFor(),
  },
  {
    name: 'waiting-board-failed',
    path: BOARD,
    before: asAdminWhen('waitingList', 'error'),
    prepare: (page) => page.getByRole('button', { name: 'Reintentar' }).waitFor(),
  },
  {
    name: 'waiting-board-details',
    path: BOARD,
    windowOnly: true,
    before: full,
    prepare: chooseOfRow('Ver detalles', 'María de los Ángeles'),
  },
  {
    name: 'waiting-board-urgent',
    path: BOARD,
    windowOnly: true,
    before: full,
    prepare: chooseOfRow('Marcar como urgente', 'María de los Ángeles'),
  },
  {
    name: 'waiting-board-remove',
    path: BOARD,
    windowOnly: true,
    before: full,
    prepare: chooseOfRow('Sacar de la lista', 'Aldo Paz'),
  },
  { name: 'waiting-board-offer', path: BOARD, windowOnly: true, before: full, prepare: offering },
  {
    name: 'waiting-board-put',
    path: BOARD,
    windowOnly: true,
    before: full,
    prepare: putting,
  },
  {
    name: 'waiting-board-put-found',
    path: BOARD,
    windowOnly: true,
    before: full,
    prepare: async (page) => {
      await putting(page);
      await page.getByRole('combobox', { name: 'Buscar paciente' }).fill('mar');
      await page.getByRole('listbox').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'waiting-board-put-faults',
    path: BOARD,
    windowOnly: true,
    before: full,
    prepare: async (page) => {
      await putting(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Anotar', exact: true }).click();
      await page.getByRole('dialog').getByText('Hay 3 datos por revisar').waitFor();
    },
  },
  {
    name: 'waiting-board-own',
    path: '/dashboard/waiting-list',
    before: async (page) => {
      await asProfessional(page);
      await answerField(page, 'waitingList', listed(WAITING));
    },
    prepare: (page) => page.getByRole('row', { name: /Aldo Paz/ }).waitFor(),
  },
  {
    name: 'waiting-list-settings',
    path: '/admin/system/configuration/waiting-list',
    before: asAdmin,
    prepare: (page) => page.getByRole('textbox', { name: /^A cuántas personas/ }).waitFor(),
  },
];
