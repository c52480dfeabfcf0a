import type { AbsenceBoardFactsFragment, AbsenceProposalFactsFragment } from './absences.generated';

export type Board = AbsenceBoardFactsFragment;
export type Entry = Board['entries'][number];
export type Proposal = AbsenceProposalFactsFragment;
/** A turno that its professional cannot attend, with its proposals or new time. */
export type Row = Pick<Entry, 'id' | 'startTime' | 'outcome' | 'appointment' | 'proposal' | 'alternatives'>;

/** Patients to call, as no mail reaches them. */
export const countUnmailed = (jobs: readonly { entry: Row }[]): number =>
  jobs.filter(({ entry }) => entry.appointment.patientEmail === null).length;

/** Chosen proposals by the entry's id; absent: the first one. */
export type Choices = ReadonlyMap<string, Proposal>;

export const isOpen = ({ outcome }: Pick<Row, 'outcome'>): boolean => outcome === 'open';

/** The consultation has begun, so the turno is likely to be held as planned. */
export const isInConsultation = ({ appointment }: Row): boolean => appointment.visit?.step === 'started';

/** Its patient has come and waits in the clinic. */
export const isHere = (entry: Row): boolean =>
  isOpen(entry) && entry.appointment.visit !== null && entry.appointment.visit.step !== 'finished';

/** The slot could be held and is not. Not for the turno's own time in its own room. */
export const isUnheld = ({ outcome, appointment }: Row, shown: Proposal | null): boolean =>
  outcome === 'open' &&
  shown?.heldUntil === null &&
  (shown.startTime !== appointment.startTime || shown.roomId !== appointment.roomId);

/** The server's proposal first. */
function optionsOf({ proposal, alternatives }: Row): Proposal[] {
  return proposal ? [proposal, ...alternatives] : alternatives;
}

const isSame = (one: Proposal, other: Proposal): boolean =>
  one.startTime === other.startTime && one.professionalId === other.professionalId;

/** The chosen proposal while it is still offered, else the first; null: none. */
export function chosenOf(entry: Row, choices: Choices): Proposal | null {
  const choice = choices.get(entry.id);
  const options = optionsOf(entry);
  return options.find((it) => choice !== undefined && isSame(it, choice)) ?? entry.proposal ?? null;
}

/** The next proposal after the chosen one that collides with no other row's; null: none. */
export function nextChoice(entry: Row, entries: readonly Row[], choices: Choices): Proposal | null {
  const options = optionsOf(entry);
  const present = chosenOf(entry, choices);
  const at = present === null ? -1 : options.findIndex((it) => isSame(it, present));
  const others = entries.filter((it) => it.id !== entry.id && isOpen(it)).map((it) => chosenOf(it, choices));
  const after = [...options.slice(at + 1), ...options.slice(0, Math.max(at, 0))];
  return after.find((it) => others.every((other) => other === null || !collide(it, other))) ?? null;
}

function collide(one: Proposal, other: Proposal): boolean {
  const meets =
    Date.parse(one.startTime) < Date.parse(other.endTime) && Date.parse(other.startTime) < Date.parse(one.endTime);
  return meets && (one.professionalId === other.professionalId || one.roomId === other.roomId);
}

/** The change itself is mailed: no call is needed. */
export const isMailed = ({ outcome, contact, appointment }: Entry): boolean =>
  outcome !== 'open' && contact.state === 'to_call' && appointment.patientEmail !== null;

/** Not for patients in the clinic. */
export const mustCall = (entry: Entry): boolean =>
  entry.contact.state === 'to_call' && !isMailed(entry) && !isHere(entry);

export function countsOf(entries: readonly Entry[]) {
  const inState = (state: Entry['contact']['state']) => entries.filter(({ contact }) => contact.state === state).length;
  return {
    all: entries.length,
    settled: entries.filter((entry) => !isOpen(entry)).length,
    toCall: entries.filter(mustCall).length,
    here: entries.filter(isHere).length,
    mailed: entries.filter(isMailed).length,
    told: inState('told'),
    answered: inState('answered'),
  };
}
