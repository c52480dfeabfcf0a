import { roomOptions as suitableAndOthers, servesSpecialty } from '../../rooms/room-suits';
import type { SelectOption } from '../../../kit/form/SelectField';
import { dialogTexts } from './texts';
import type { BookableProfessionalFragment, BookableRoomFragment } from './dialog.generated';

/** Begins with an empty option. */
export function professionalOptions(professionals: readonly BookableProfessionalFragment[]): SelectOption[] {
  const offered = professionals.map(({ id, name, specialty }) => ({
    value: String(id),
    label: specialty ? `${name} · ${specialty.name}` : name,
  }));
  return [{ value: '', label: dialogTexts.bothDialogs.chooseProfessional }, ...offered];
}

/** Begins with an empty option; unsuitable rooms follow under a heading. */
export function roomOptions(
  rooms: readonly BookableRoomFragment[],
  professional: BookableProfessionalFragment | undefined,
): SelectOption[] {
  const none = { value: '', label: dialogTexts.bothDialogs.chooseRoom };
  const choices = rooms.map((room) => ({ room, isSuitable: !isOfOthers(room, professional) }));
  return [none, ...suitableAndOthers(choices)];
}

/** The room serves only other specialties. */
export function isOfOthers(
  room: BookableRoomFragment | undefined,
  professional: BookableProfessionalFragment | undefined,
): boolean {
  return room !== undefined && professional !== undefined && !servesSpecialty(room, professional.specialty?.id);
}
