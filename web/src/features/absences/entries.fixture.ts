import type { Entry, Proposal } from './board';

export const aProposal = (facts: Partial<Proposal> = {}) => ({
  __typename: 'AbsenceProposal' as const,
  startTime: '2026-11-22T09:00:00-03:00',
  endTime: '2026-11-22T09:30:00-03:00',
  professionalId: 1,
  professionalName: 'Dra. Lucía Fernández',
  roomId: 1,
  roomName: 'Consultorio 1',
  heldUntil: null as string | null,
  ...facts,
});

export function anEntry({ appointment, ...facts }: Partial<Entry> = {}) {
  const id = facts.id ?? 'a';
  return {
    __typename: 'AbsenceEntry' as const,
    id,
    startTime: '2026-11-21T10:00:00-03:00',
    outcome: 'open' as Entry['outcome'],
    proposal: null as Proposal | null,
    alternatives: [] as Proposal[],
    contact: {
      __typename: 'AbsenceContact' as const,
      id,
      state: 'to_call' as Entry['contact']['state'],
      note: null as string | null,
      at: null as string | null,
      by: null as string | null,
      version: 0,
    },
    ...facts,
    appointment: {
      __typename: 'Appointment' as const,
      id,
      patientName: 'Nora Ñandú',
      patientPhone: '+54 9 11 2345 6789',
      patientEmail: 'nora@correo.example',
      patientBirthDate: null as string | null,
      contactName: null as string | null,
      consultationKindName: null as string | null,
      isOverbooking: false,
      overbookingReason: null,
      patientMoves: 0,
      status: 'confirmed' as const,
      startTime: '2026-11-21T10:00:00-03:00',
      endTime: '2026-11-21T10:30:00-03:00',
      durationMinutes: 30,
      professionalId: 1,
      professionalName: 'Dra. Lucía Fernández',
      roomId: 1,
      roomName: 'Consultorio 1',
      isMasked: false,
      cancellation: null,
      visit: null as Entry['appointment']['visit'],
      version: 1,
      ...appointment,
    },
  };
}
