import type { SelectOption } from '../../kit/form/SelectField';

/** Heading of rooms for other specialties, which staff may still choose. */
export const OTHER_ROOMS = 'Otras salas';

/** For a chosen one of them. */
export const OTHER_ROOM_HINT = 'En esta sala se atienden otras especialidades. El turno se puede dar igual.';

interface ServingRoom {
  /** None: all. */
  specialtyIds: readonly number[];
}

/** A room without specialties serves everyone. */
export function servesSpecialty({ specialtyIds }: ServingRoom, specialtyId: number | undefined): boolean {
  return specialtyIds.length === 0 || (specialtyId !== undefined && specialtyIds.includes(specialtyId));
}

interface RoomChoice {
  room: { id: number; name: string };
  isSuitable: boolean;
}

/** Suitable rooms, then the others under a heading. */
export function roomOptions(
  choices: readonly RoomChoice[],
  labelOf = ({ name }: RoomChoice['room']) => name,
): SelectOption[] {
  const suitable = choices.filter(({ isSuitable }) => isSuitable);
  const others = choices.filter(({ isSuitable }) => !isSuitable);
  const optionOf = ({ room }: RoomChoice) => ({ value: String(room.id), label: labelOf(room) });
  return [...suitable.map(optionOf), ...others.map((choice) => ({ ...optionOf(choice), group: OTHER_ROOMS }))];
}
