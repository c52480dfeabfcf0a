import type { Page } from 'playwright-core';
import { professionalWithKinds } from './clinic-api';
import { answerField } from './network';
import { closeDialogs, type Screen } from './screen';
import { asAdmin, asProfessional, asProfessionalWhen } from './session';

const PATH = '/dashboard/availability';
const FIELDS = ['professionalAvailability', 'unavailableDates', 'editableFee', 'bookingRules'];

const whenAll =
  (answer: 'error' | 'offline' | 'never') =>
  async (page: Page): Promise<void> => {
    await asProfessional(page);
    for (const field of FIELDS) await answerField(page, field, answer);
  };

const emptied = (data: Record<string, unknown>) => ({
  ...data,
  ...('unavailableDates' in data && { unavailableDates: [] }),
  ...('professionalAvailability' in data && {
    professionalAvailability: { ...(data['professionalAvailability'] as object), entries: [] },
  }),
});

/** The first date affects turnos, whatever the demo clinic has booked. */
const affected = (data: Record<string, unknown>) => {
  const [first, ...rest] = data.unavailableDates as { date: string }[];
  const turno = (id: string, patientName: string, start: string, end: string, status: string) => ({
    __typename: 'Appointment',
    id,
    patientName,
    status,
    startTime: `${first!.date}T${start}:00-03:00`,
    endTime: `${first!.date}T${end}:00-03:00`,
  });
  const affectedAppointments = [
    turno('a', 'Nora Ñandú', '09:30', '10:00', 'confirmed'),
    turno('b', 'Maximiliano Fernández Echegaray', '10:30', '11:00', 'pending'),
  ];
  const affectedRentals = [
    {
      __typename: 'RoomBooking',
      id: 'r',
      professionalId: 0,
      roomName: 'Consultorio Pediátrico',
      date: first!.date,
      startTime: '09:00',
      endTime: '13:00',
    },
  ];
  return { ...data, unavailableDates: [{ ...first, affectedAppointments, affectedRentals }, ...rest] };
};

/** With rules and places that are kept, and turnos on a date. */
async function inFull(page: Page): Promise<void> {
  await asProfessionalWhen('unavailableDates', affected)(page);
  await answerField(page, 'bookingRules', ruled);
}

async function loaded(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Lunes' }).waitFor();
  await page.getByRole('button', { name: 'Agregar fecha' }).waitFor();
  await page.getByLabel(/^Tarifa por turno/).waitFor();
}

/** Rules, and places that the first hours keep. */
function ruled(data: Record<string, unknown>) {
  const { quotas, ...rules } = data['bookingRules'] as { quotas: object[] };
  const [first, ...rest] = quotas;
  const kept = { ...first, deskPlaces: 3, deskReleaseTime: '18:00', sameDayPlaces: 1, sameDayTime: '07:00' };
  const set = { noticeHours: 24, horizonDays: 60, bufferBeforeMinutes: 5, bufferAfterMinutes: 10 };
  return { ...data, bookingRules: { ...rules, ...set, quotas: [kept, ...rest] } };
}

async function changePlaces(page: Page): Promise<void> {
  await loaded(page);
  await page.getByText(/^3 para la recepción, hasta las 18:00/).waitFor();
  await page
    .getByRole('button', { name: /^Cambiar los lugares del/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: /^Lugares del/ }).waitFor();
}

/** All mistakes at once. */
async function mistakes(page: Page): Promise<void> {
  await loaded(page);
  await page.getByRole('button', { name: 'Agregar horario del lunes' }).click();
  await page.getByLabel('Lunes, horario 2, desde').selectOption('12:00');
  await page.getByLabel('Martes, horario 1, desde').selectOption('20:00');
  await page.getByRole('button', { name: 'Agregar fecha' }).click();
  await page.getByRole('switch', { name: 'Todo el día' }).uncheck();
  await page.getByRole('button', { name: 'Guardar fecha' }).click();
  await page.getByText('El motivo es requerido').waitFor();
  await page.getByLabel(/^Tarifa por turno/).fill('mucho');
  await page.getByRole('button', { name: 'Guardar tarifa' }).click();
  await page.getByText(/debe ser un importe/).waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
}

async function askForTemplate(page: Page): Promise<void> {
  await loaded(page);
  await page.getByLabel('Plantilla').selectOption('business-hours');
  await page.getByRole('button', { name: 'Aplicar plantilla' }).click();
}

async function askToDelete(page: Page): Promise<void> {
  await loaded(page);
  await page.getByRole('button', { name: 'Eliminar' }).first().click();
}

async function leaveUnsaved(page: Page): Promise<void> {
  await loaded(page);
  await page.getByRole('checkbox', { name: 'Domingo' }).check();
  await page
    .getByRole('navigation', { name: 'Panel de Control' })
    .getByRole('link', { name: 'Resumen Mensual' })
    .click();
  await page.getByRole('dialog', { name: '¿Salir sin guardar?' }).waitFor();
}

async function unfold(page: Page): Promise<void> {
  await loaded(page);
  await page.getByText('2 turnos en ese horario').click();
  await page.getByText('1 reserva de sala en ese horario').first().click();
}

async function refused(page: Page): Promise<void> {
  await loaded(page);
  await page.getByRole('checkbox', { name: 'Domingo' }).check();
  await page.getByRole('button', { name: 'Guardar horarios' }).click();
  await page.getByRole('main').getByRole('alert').waitFor();
}

/** The server reports that another person has saved week and fee. */
async function changedMeanwhile(page: Page): Promise<void> {
  await asProfessional(page);
  await page.route('**/graphql', (route) => {
    const body = JSON.parse(route.request().postData() ?? '{}') as {
      query: string;
      variables: Record<string, unknown>;
    };
    const { query, variables } = body;
    if (!/setProfessionalAvailability|updateProfessionalFee/.test(query)) return route.fallback();
    const professionalId = variables['professionalId'];
    const current = query.includes('setProfessionalAvailability')
      ? { __typename: 'WeeklyAvailability', professionalId, version: 9, entries: theirWeek(variables['entries']) }
      : { __typename: 'ProfessionalFee', id: professionalId, version: 9, fee: 19_000, defaultDurationMinutes: 45 };
    const errors = [{ message: 'Otra persona la cambió', extensions: { code: 'CONFLICT', current } }];
    return route.fulfill({ json: { data: null, errors } });
  });
}

/** Without Sunday, later on Mondays, and shorter on the first other day. */
function theirWeek(sent: unknown): object[] {
  const entries = (sent as { dayOfWeek: number; startTime: string; endTime: string }[]).filter(
    ({ dayOfWeek }) => dayOfWeek > 0,
  );
  const other = entries.find(({ dayOfWeek }) => dayOfWeek > 1)?.dayOfWeek;
  return entries.map((entry, id) => ({
    __typename: 'AvailabilityEntry',
    id,
    ...entry,
    ...(entry.dayOfWeek === 1 && { startTime: '10:00' }),
    ...(entry.dayOfWeek === other && { endTime: '12:15' }),
  }));
}

async function overtaken(page: Page): Promise<void> {
  await loaded(page);
  await page.getByRole('checkbox', { name: 'Domingo' }).check();
  await page.getByLabel('Lunes, horario 1, desde').selectOption('08:30');
  await page.getByRole('button', { name: 'Guardar horarios' }).click();
  await page.getByRole('group', { name: 'Cambios de otra persona' }).waitFor();
  await page.getByLabel(/^Tarifa por turno/).fill('20.500');
  await page.getByRole('button', { name: 'Guardar tarifa' }).click();
  await page.getByRole('group', { name: 'Cambios de otra persona' }).nth(1).waitFor();
}

async function kindsPath(): Promise<string> {
  return `/admin/professionals/${await professionalWithKinds()}/availability`;
}

async function editKind(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Editar: Primera vez' }).click();
  await page.getByRole('dialog', { name: 'Editar tipo de consulta' }).waitFor();
}

export const AVAILABILITY_SCREENS: Screen[] = [
  { name: 'availability-kinds', path: kindsPath, before: asAdmin },
  {
    name: 'availability-kind-edited',
    path: kindsPath,
    before: asAdmin,
    prepare: editKind,
    windowOnly: true,
  },
  { name: 'availability', path: PATH, before: inFull, prepare: loaded },
  {
    name: 'availability-template',
    path: PATH,
    before: inFull,
    prepare: askForTemplate,
    windowOnly: true,
  },
  {
    name: 'availability-delete',
    path: PATH,
    before: inFull,
    prepare: askToDelete,
    windowOnly: true,
  },
  {
    name: 'availability-mistakes',
    path: PATH,
    before: inFull,
    prepare: mistakes,
  },
  { name: 'availability-kept-places', path: PATH, before: inFull, prepare: changePlaces, undo: closeDialogs },
  { name: 'availability-affected', path: PATH, before: inFull, prepare: unfold },
  {
    name: 'availability-empty',
    path: PATH,
    before: async (page) => {
      await asProfessionalWhen('unavailableDates', emptied)(page);
      await answerField(page, 'professionalAvailability', emptied);
    },
    prepare: loaded,
  },
  {
    name: 'availability-loading',
    path: PATH,
    before: whenAll('never'),
    prepare: (page) => page.getByText('Cargando la disponibilidad…').waitFor({ state: 'attached' }),
  },
  {
    name: 'availability-error',
    path: PATH,
    before: whenAll('error'),
    prepare: (page) => page.getByRole('main').getByText('Error al cargar el perfil profesional').waitFor(),
  },
  {
    name: 'availability-offline',
    path: PATH,
    before: whenAll('offline'),
    prepare: (page) => page.getByRole('main').getByText('Error al cargar el perfil profesional').waitFor(),
  },
  {
    name: 'availability-refused',
    path: PATH,
    before: asProfessionalWhen('setProfessionalAvailability', 'offline'),
    prepare: refused,
  },
  {
    name: 'availability-changed-meanwhile',
    path: PATH,
    before: changedMeanwhile,
    prepare: overtaken,
  },
  {
    name: 'availability-leave',
    path: PATH,
    before: asProfessional,
    prepare: leaveUnsaved,
    windowOnly: true,
  },
];
