/** The harness's clock: Monday at eight. */
export const TODAY = '2026-06-01';
export const at = (time: string, day = TODAY) => `${day}T${time}:00-03:00`;

const BOARD = `{
  date professional { name } absences { isAllDay startTime endTime reason }
  entries {
    startTime outcome
    appointment { id patientName patientPhone startTime professionalId roomId version status }
    proposal { startTime endTime professionalId professionalName roomId roomName heldUntil }
    alternatives { startTime professionalId roomId }
    contact { id state note at by version }
  }
}`;
export const READ = `query ($id: Int!, $date: LocalDate) { board: absenceBoard(professionalId: $id, date: $date) ${BOARD} }`;
export const MARK = `mutation ($id: Int!, $input: MarkAbsentInput!) { board: markAbsent(professionalId: $id, input: $input) ${BOARD} }`;
export const APPLY = `mutation ($id: Int!, $date: LocalDate!, $moves: [AbsenceMoveInput!]!) {
  done: applyProposals(professionalId: $id, date: $date, moves: $moves) { changes { appointmentId done reason } board ${BOARD} }
}`;
export const HOLD = `mutation ($id: Int!, $date: LocalDate!, $chosen: [ChosenProposalInput!]) {
  board: holdProposals(professionalId: $id, date: $date, chosen: $chosen) ${BOARD}
}`;
export const CANCEL = `mutation ($id: Int!, $date: LocalDate!, $cancellations: [AbsenceCancellationInput!]!) {
  done: cancelForAbsence(professionalId: $id, date: $date, cancellations: $cancellations) {
    changes { appointmentId done reason } board ${BOARD}
  }
}`;
export const CONTACT = `mutation ($id: Int!, $date: LocalDate!, $turno: ID!, $input: AbsenceContactInput!, $expectedVersion: Int) {
  contact: recordContact(professionalId: $id, date: $date, appointmentId: $turno, input: $input, expectedVersion: $expectedVersion) {
    state note at by version
  }
}`;
export interface Proposal {
  startTime: string;
  professionalId: number;
  roomId: number;
  heldUntil: string | null;
}
export interface Entry {
  startTime: string;
  outcome: string;
  appointment: { id: string; startTime: string; professionalId: number; version: number; status: string };
  proposal: Proposal | null;
  alternatives: Proposal[];
  contact: { state: string; note: string | null; at: string | null; by: string | null; version: number };
}
export interface Board {
  date: string;
  professional: { name: string };
  absences: object[];
  entries: Entry[];
}
export interface Changes {
  changes: { appointmentId: string; done: boolean; reason: string | null }[];
  board: Board;
}

export const toMove = ({ appointment: { id, version }, proposal }: Entry, to: Partial<Proposal> = {}) => ({
  appointmentId: id,
  expectedVersion: version,
  startTime: proposal!.startTime,
  professionalId: proposal!.professionalId,
  roomId: proposal!.roomId,
  ...to,
});
export const toCancel = ({ appointment: { id, startTime, version } }: Entry) => ({
  appointmentId: id,
  startTime,
  expectedVersion: version,
});
export const where = ({ appointment, outcome }: Entry) => [appointment.startTime, appointment.professionalId, outcome];
