import Typography from '@mui/material/Typography';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { createApollo } from '../app/apollo';
import { Providers } from '../app/providers';
import type { Role } from '../clinic/session/session.generated';
import { setToken } from '../kit/session/token';
import {
  bookingAnswers,
  hoursOfDay,
  madeTurno,
  monthSlots,
  SLOT_0900,
  SLOT_0930,
  SLOT_1500,
  SLOT_NEXT_DAY,
} from './booking-data';
import { aClinic, aUser } from './clinic-data';
import { fakeApi, type Answers } from './fake-api';
import { goBack } from './go-back';
import { styleCache } from './style-cache';
import type { KindChoiceFragment } from '../clinic/slots/slots.generated';

const cardiology = { __typename: 'Specialty', id: 1, name: 'Cardiología' } as const;

const NO_KINDS: KindChoiceFragment[] = [];

export const PROFESSIONALS = [
  {
    __typename: 'Professional',
    id: 3,
    name: 'Dra. Lucía Fernández',
    fee: 18000,
    defaultDurationMinutes: 40,
    consultationKinds: NO_KINDS,
    specialty: cardiology,
  },
  {
    __typename: 'Professional',
    id: 4,
    name: 'Dr. Pablo Sosa',
    fee: null,
    defaultDurationMinutes: null,
    consultationKinds: NO_KINDS,
    specialty: null,
  },
] as const;

/** The first professional, as lists show her. */
export const LUCIA = 'Dra. Lucía Fernández · Cardiología';
/** Shown by the simple dialog for a day without slots. */
export const NO_SLOTS = 'No hay horarios disponibles para este profesional en la fecha seleccionada';

export const ROOMS = [
  { __typename: 'Room', id: 1, name: 'Consultorio 1', specialtyIds: [] },
  { __typename: 'Room', id: 2, name: 'Consultorio 2', specialtyIds: [] },
] as const;

/** A room that suits neither professional. */
export const GYM = { __typename: 'Room', id: 3, name: 'Sala de Kinesiología', specialtyIds: [7] } as const;

const PATIENTS = [
  {
    __typename: 'Patient',
    id: 'paciente-1',
    name: 'Nora Ñandú',
    email: 'nora@correo.example',
    phone: '+54 11 2345 6789',
    documentNumber: '30111222',
    isNear: false,
    noShows: 2,
    deceasedOn: null,
    lastAppointment: {
      __typename: 'LastAppointment',
      id: 'turno-viejo',
      startTime: '2026-10-12T09:00:00-03:00',
      status: 'completed',
      professionalName: 'Dra. Laura Paz',
      contactName: null,
      patientBirthDate: null,
    },
  },
  {
    __typename: 'Patient',
    id: 'paciente-2',
    name: 'Norberto Paz',
    email: 'paz@correo.example',
    phone: null,
    documentNumber: null,
    isNear: false,
    noShows: 0,
    deceasedOn: null,
    lastAppointment: null,
  },
  {
    __typename: 'Patient',
    id: 'paciente-3',
    name: 'Tomás Gil',
    email: 'gil@correo.example',
    phone: null,
    documentNumber: null,
    isNear: false,
    noShows: 0,
    deceasedOn: null,
    lastAppointment: {
      __typename: 'LastAppointment',
      id: 'turno-del-hijo',
      startTime: '2026-10-12T09:00:00-03:00',
      status: 'completed',
      professionalName: 'Dra. Laura Paz',
      contactName: 'Marta Gil',
      patientBirthDate: '2018-03-01',
    },
  },
] as const;

/** A free slot of `professional` in `room`. */
export function soonSlot(
  startTime: string,
  professional: { id: number; name: string } = PROFESSIONALS[0],
  room: { id: number; name: string } = ROOMS[0],
) {
  const { id, name } = professional;
  const specialtyName = 'Cardiología';
  return {
    __typename: 'SoonestSlot',
    startTime,
    durationMinutes: 40,
    professional: { __typename: 'Professional', id, name, specialtyName },
    room: { __typename: 'Room', id: room.id, name: room.name },
  };
}

/** A clinic where every request succeeds, with `role` signed in as the first professional. */
export function dialogAnswers(role: Role, answers: Answers = {}): Answers {
  return {
    ...bookingAnswers(),
    Viewer: { viewer: aUser(role, { phone: '+54 11 4444 5555' }) },
    DialogFacts: { clinic: aClinic(), rooms: ROOMS },
    BookableProfessionals: { professionals: PROFESSIONALS },
    MonthSlots: monthSlots([SLOT_0900, SLOT_0930, SLOT_1500, SLOT_NEXT_DAY]),
    HoursOfDay: hoursOfDay,
    Patients: ({ search }) => ({
      patients: PATIENTS.filter(({ name }) => name.toLowerCase().includes(String(search).toLowerCase())),
    }),
    CallerFamily: ({ id }) => ({
      patient: { ...PATIENTS.find((it) => it.id === id), birthDate: null, relations: [] },
    }),
    InsurersToChoose: { insurers: [] },
    CoveragesOfPatient: ({ id }) => ({ patient: { __typename: 'Patient', id, coverages: [] } }),
    SoonestSlots: { soonestSlots: [SLOT_0900, SLOT_0930, SLOT_NEXT_DAY].map((start) => soonSlot(start)) },
    CreateAppointment: { createAppointment: madeTurno('turno-nuevo') },
    FindCare: {
      findCare: {
        __typename: 'FoundCare',
        specialties: [],
        professionals: [],
        insurers: [],
        otherInsurers: [],
        isNear: false,
      },
    },
    ...answers,
  };
}

/** Skips visibility checks, which take seconds in a dialog with so many buttons. */
const SEEN = { hidden: true } as const;

interface Controls {
  isOpen: boolean;
  onClose: () => void;
}

/** A page with one button, which opens `dialog`. */
function Opener({ dialog }: { dialog: (controls: Controls) => ReactElement | null }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {dialog({ isOpen, onClose: () => setOpen(false) })}
    </main>
  );
}

/** Signs in, opens the dialog and returns its parts. */
export async function openDialog(answers: Answers, dialog: (controls: Controls) => ReactElement | null) {
  setToken('abc');
  const api = fakeApi(answers);
  const client = createApollo({ transport: api.link, onSessionEnd: () => undefined });
  const routes = [
    { path: '/antes', element: <Typography variant="h1">La página de antes</Typography> },
    { path: '/', element: <Opener dialog={dialog} /> },
    { path: '*', element: <Typography variant="h1">Otra página</Typography> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/antes', '/'] });
  render(
    <Providers client={client} styleCache={styleCache}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const user = userEvent.setup();
  const opener = screen.getByRole('button', { name: 'Abrir' });
  await user.click(opener);
  const sheet = await screen.findByRole('dialog');
  const part = within(sheet);
  return {
    user,
    /** The browser's Back. */
    back: () => goBack(router),
    address: () => router.state.location.pathname,
    opener,
    sheet,
    part,
    sent: (operation: string) =>
      api.calls.filter((call) => call.operation === operation).map(({ variables }) => variables),
    choose: async (label: string, option: string) => user.selectOptions(await part.findByLabelText(label), option),
    day: (name: RegExp) => part.findByRole('button', { name, ...SEEN }),
    slot: (time: string) => part.findByRole('radio', { name: time, ...SEEN }),
    press: (name: string) => user.click(part.getByRole('button', { name, ...SEEN })),
    /** Pastes the text at once. */
    retype: async (label: string | RegExp, text: string) => {
      await user.clear(part.getByLabelText(label));
      await user.paste(text);
    },
  };
}

export type Opened = Awaited<ReturnType<typeof openDialog>>;

export const MONDAY = /^lunes, 23 de noviembre/;
export const TUESDAY = /^martes, 24 de noviembre/;

/** Monday, 09:30. */
export async function chooseSlot({ user, day, slot }: Opened): Promise<void> {
  await user.click(await day(MONDAY));
  await user.click(await slot('09:30'));
}

export async function typePatient({ retype }: Opened): Promise<void> {
  await retype('Nombre y apellido', 'Nora Ñandú');
  await retype(/^Correo electrónico/, 'nora@correo.example');
  await retype(/^Teléfono/, '11 2345-6789');
}
