import type { SelectOption } from '../../kit/form/SelectField';

/** Stands above rooms that serve other specialties, which staff may choose all the same. */
export const OTHER_ROOMS = 'Otras salas';

/** Under a room that staff have chosen from among them. */
export const OTHER_ROOM_HINT = 'En esta sala se atienden otras especialidades. El turno se puede dar igual.';

interface ServingRoom {
  /** None: all. */
  specialtyIds: readonly number[];
}

/** Whether a room serves a specialty; one that names none serves all, also who has none. */
export function servesSpecialty({ specialtyIds }: ServingRoom, specialtyId: number | undefined): boolean {
  return specialtyIds.length === 0 || (specialtyId !== undefined && specialtyIds.includes(specialtyId));
}

interface RoomChoice {
  room: { id: number; name: string };
  /** Whether it serves the professional. */
  isSuitable: boolean;
}

/** Options of a select, in their order: rooms that serve the professional, then the others under a heading. */
export function roomOptions(
  choices: readonly RoomChoice[],
  labelOf = ({ name }: RoomChoice['room']) => name,
): SelectOption[] {
  const suitable = choices.filter(({ isSuitable }) => isSuitable);
  const others = choices.filter(({ isSuitable }) => !isSuitable);
  const optionOf = ({ room }: RoomChoice) => ({ value: String(room.id), label: labelOf(room) });
  return [...suitable.map(optionOf), ...others.map((choice) => ({ ...optionOf(choice), group: OTHER_ROOMS }))];
}
