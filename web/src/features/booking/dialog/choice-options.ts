import type { SelectOption } from '../../../shared/form/SelectField';
import { roomOptions as suitableAndOthers, servesSpecialty } from '../../../shared/rooms/room-suits';
import { texts } from '../texts';
import type { BookableProfessionalFragment, BookableRoomFragment } from './dialog.generated';

/** Whom a select offers, with what they do; nobody first. */
export function professionalOptions(professionals: readonly BookableProfessionalFragment[]): SelectOption[] {
  const offered = professionals.map(({ id, name, specialty }) => ({
    value: String(id),
    label: specialty ? `${name} · ${specialty.name}` : name,
  }));
  return [{ value: '', label: texts.bothDialogs.chooseProfessional }, ...offered];
}

/**
 * Which rooms a select offers, none first: those that serve the professional, and to staff the others under a heading.
 * Patients see the others where there is nothing else: the professional may rent one of them.
 */
export function roomOptions(
  rooms: readonly BookableRoomFragment[],
  { professional, isStaff }: { professional: BookableProfessionalFragment | undefined; isStaff: boolean },
): SelectOption[] {
  const none = { value: '', label: texts.bothDialogs.chooseRoom };
  const choices = rooms.map((room) => ({ room, isSuitable: !isOfOthers(room, professional) }));
  if (isStaff) return [none, ...suitableAndOthers(choices)];
  const suitable = choices.filter(({ isSuitable }) => isSuitable);
  const offered = suitable.length > 0 ? suitable : choices;
  return [none, ...offered.map(({ room: { id, name } }) => ({ value: String(id), label: name }))];
}

/** Whether the chosen room serves other specialties than the chosen professional's. */
export function isOfOthers(room: BookableRoomFragment | undefined, professional: BookableProfessionalFragment | undefined): boolean {
  return room !== undefined && professional !== undefined && !servesSpecialty(room, professional.specialty?.id);
}
