import { roomOptions as suitableAndOthers, servesSpecialty } from '../../rooms/room-suits';
import type { SelectOption } from '../../../kit/form/SelectField';
import { dialogTexts } from './texts';
import type { BookableProfessionalFragment, BookableRoomFragment } from './dialog.generated';

/** Professionals with their specialties, an empty option first. */
export function professionalOptions(professionals: readonly BookableProfessionalFragment[]): SelectOption[] {
  const offered = professionals.map(({ id, name, specialty }) => ({
    value: String(id),
    label: specialty ? `${name} · ${specialty.name}` : name,
  }));
  return [{ value: '', label: dialogTexts.bothDialogs.chooseProfessional }, ...offered];
}

/**
 * Rooms, an empty option first: those that suit the professional, then for staff the others under a heading. Patients
 * see others only if none suits, as the professional may rent one.
 */
export function roomOptions(
  rooms: readonly BookableRoomFragment[],
  { professional, isStaff }: { professional: BookableProfessionalFragment | undefined; isStaff: boolean },
): SelectOption[] {
  const none = { value: '', label: dialogTexts.bothDialogs.chooseRoom };
  const choices = rooms.map((room) => ({ room, isSuitable: !isOfOthers(room, professional) }));
  if (isStaff) return [none, ...suitableAndOthers(choices)];
  const suitable = choices.filter(({ isSuitable }) => isSuitable);
  const offered = suitable.length > 0 ? suitable : choices;
  return [none, ...offered.map(({ room: { id, name } }) => ({ value: String(id), label: name }))];
}

/** Whether the room serves only other specialties than the professional's. */
export function isOfOthers(
  room: BookableRoomFragment | undefined,
  professional: BookableProfessionalFragment | undefined,
): boolean {
  return room !== undefined && professional !== undefined && !servesSpecialty(room, professional.specialty?.id);
}
