import type { Page } from 'playwright-core';
import { DEMO_EMAIL, graphql, sessionOf } from './clinic-api';
import { pressForDialog, type Screen } from './screen';
import { asAdmin, asAdminWhen } from './session';

const TODAY = '2026-06-01';

async function professionalId(): Promise<number> {
  const { allProfessionals } = await graphql<{ allProfessionals: { id: number }[] }>(
    '{ allProfessionals { id } }',
    {},
    await sessionOf(DEMO_EMAIL.admin),
  );
  return allProfessionals[0]!.id;
}

const handoverPath = async () => `/admin/handovers/${await professionalId()}`;
const markPath = async () => `/admin/absences/${await professionalId()}`;
/** The board of an absence. */
const boardPath = async () => `${await markPath()}/${TODAY}`;

const COLLEAGUE = { professionalId: 0, professionalName: 'Dra. Maximiliana Fernández Echegaray' };

interface Named {
  id: number;
  name: string;
}

/** Turnos in all states that a board tells of, whatever the demo clinic has booked. */
function boardEntries(professional: Named) {
  const at = (time: string, day = TODAY) => `${day}T${time}:00-03:00`;
  const proposal = (time: string, more: object = {}) => ({
    __typename: 'AbsenceProposal',
    startTime: at(time, '2026-06-02'),
    endTime: at('23:00', '2026-06-02'),
    professionalId: professional.id,
    professionalName: professional.name,
    roomId: 1,
    roomName: 'Consultorio 1',
    heldUntil: null as string | null,
    ...more,
  });
  const colleague = { ...COLLEAGUE, startTime: at('17:00') };
  const entry = (id: string, patientName: string, time: string, more: object = {}, appointment: object = {}) => ({
    __typename: 'AbsenceEntry',
    id,
    startTime: at(time),
    outcome: 'open',
    proposal: null,
    alternatives: [],
    contact: { __typename: 'AbsenceContact', id, state: 'to_call', note: null, at: null, by: null, version: 0 },
    ...more,
    appointment: {
      __typename: 'Appointment',
      id,
      patientName,
      patientPhone: '+54 9 11 2345-6789',
      patientEmail: 'nora@correo.example',
      patientBirthDate: null,
      contactName: null,
      consultationKindName: null,
      isOverbooking: false,
      status: 'confirmed',
      startTime: at(time),
      endTime: at(time),
      durationMinutes: 30,
      professionalId: professional.id,
      professionalName: professional.name,
      roomId: 1,
      roomName: 'Consultorio 1',
      cancellation: null,
      version: 1,
      ...appointment,
    },
  });
  const contact = (id: string, state: string) => ({
    contact: { __typename: 'AbsenceContact', id, state, note: null, at: at('08:42'), by: 'Ana Recepción', version: 1 },
  });
  const kept = { proposal: proposal('09:00', { heldUntil: '2026-06-01T09:00:00-03:00' }) };
  return [
    entry(
      'a',
      'Nora Ñandú',
      '09:00',
      { ...kept, alternatives: [proposal('10:30')] },
      { consultationKindName: 'Primera vez' },
    ),
    entry(
      'b',
      'Maximiliano Fernández Echegaray',
      '09:30',
      { proposal: proposal('09:30'), ...contact('b', 'told') },
      {
        consultationKindName: 'Control posquirúrgico',
        patientBirthDate: '2018-03-01',
        contactName: 'Victoria Echegaray',
        isOverbooking: true,
      },
    ),
    entry('c', 'Julia Paz', '10:00', { proposal: proposal('17:00', colleague) }, { patientPhone: null }),
    entry('d', 'Raúl Ibarra', '10:30'),
    entry(
      'e',
      'Elsa Roldán',
      '11:00',
      { outcome: 'moved', ...contact('e', 'answered') },
      { startTime: at('10:00', '2026-06-02') },
    ),
    entry('f', 'Omar Vega', '11:30', { outcome: 'reassigned' }, { ...colleague }),
    entry('g', 'Inés Luna', '12:00', { outcome: 'cancelled' }, { status: 'cancelled' }),
  ];
}

const board = (data: Record<string, unknown>) => {
  const { professional, ...rest } = data['absenceBoard'] as { professional: Named };
  const absences = [{ __typename: 'UnavailableDate', id: 1, isAllDay: true, startTime: null, endTime: null }];
  return { ...data, absenceBoard: { ...rest, professional, absences, entries: boardEntries(professional) } };
};

/** The turnos left to hand over to a colleague. */
const handover = (data: Record<string, unknown>) => {
  const { professional, ...rest } = data['handover'] as { professional: Named };
  const { professionalId: colleagueId, professionalName } = COLLEAGUE;
  const ofColleague = (it: object) => ({ ...it, professionalId: colleagueId, professionalName });
  const entries = boardEntries(professional)
    .filter(({ outcome }) => outcome === 'open')
    .map(({ id, appointment, proposal, alternatives }) => ({
      __typename: 'HandoverEntry',
      id,
      appointment,
      proposal: proposal && ofColleague(proposal),
      alternatives: alternatives.map(ofColleague),
    }));
  return { ...data, handover: { ...rest, professional, entries, later: 3 } };
};
const handedOver = (data: Record<string, unknown>) => ({
  ...data,
  handover: { ...(data['handover'] as object), entries: [], later: 0 },
});

const filled = asAdminWhen('absenceBoard', board);
const empty = asAdminWhen('absenceBoard', (data) => {
  const filledBoard = board(data) as { absenceBoard: object };
  return { ...filledBoard, absenceBoard: { ...filledBoard.absenceBoard, entries: [] } };
});
const loaded = (page: Page): Promise<void> => page.getByRole('rowheader', { name: /^Nora Ñandú/ }).waitFor();

export const ABSENCES_SCREENS: Screen[] = [
  {
    name: 'absence-mark',
    path: markPath,
    before: asAdmin,
    prepare: (page) => page.getByRole('button', { name: 'Avisar ausencia' }).waitFor(),
  },
  { name: 'absence-board', path: boardPath, before: filled, prepare: loaded },
  {
    name: 'absence-move',
    path: boardPath,
    before: filled,
    prepare: pressForDialog(/^Mover los/),
    windowOnly: true,
  },
  {
    name: 'handover',
    path: handoverPath,
    before: asAdminWhen('handover', handover),
    prepare: loaded,
  },
  {
    name: 'handover-move',
    path: handoverPath,
    before: asAdminWhen('handover', handover),
    prepare: pressForDialog(/^Mover los/),
    windowOnly: true,
  },
  {
    name: 'handover-empty',
    path: handoverPath,
    before: asAdminWhen('handover', handedOver),
    prepare: (page) => page.getByText('No tiene turnos por venir').waitFor(),
  },
  {
    name: 'handover-error',
    path: handoverPath,
    before: asAdminWhen('handover', 'error'),
    prepare: (page) => page.getByRole('main').getByText('Error al cargar los turnos').waitFor(),
  },
  {
    name: 'absence-empty',
    path: boardPath,
    before: empty,
    prepare: (page) => page.getByText('No hay turnos que resolver').waitFor(),
  },
  {
    name: 'absence-error',
    path: boardPath,
    before: asAdminWhen('absenceBoard', 'error'),
    prepare: (page) => page.getByRole('main').getByText('Error al cargar los turnos de la ausencia').waitFor(),
  },
];
