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

/** Those that serve it and the others, each in their order. */
export function bySpecialty<Room extends ServingRoom>(
  rooms: readonly Room[],
  specialtyId: number | undefined,
): { suitable: Room[]; others: Room[] } {
  return {
    suitable: rooms.filter((room) => servesSpecialty(room, specialtyId)),
    others: rooms.filter((room) => !servesSpecialty(room, specialtyId)),
  };
}

/** In their order, those that serve the professional before the others. */
export function suitableFirst<Room extends { isSuitable: boolean }>(rooms: readonly Room[]): Room[] {
  return [...rooms.filter(({ isSuitable }) => isSuitable), ...rooms.filter(({ isSuitable }) => !isSuitable)];
}
