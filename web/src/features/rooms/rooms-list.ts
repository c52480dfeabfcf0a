import { arrange } from '../../shared/list/arrange';
import type { ListPlace, ListShape } from '../../shared/list/list-place';
import type { ListPlaceState } from '../../shared/list/useListPlace';
import type { RoomFactsFragment } from './rooms.generated';
import { specialtiesText, type NamedSpecialty } from './texts';

export type RoomFilter = 'estado';
export type RoomSort = 'orden' | 'nombre' | 'precio';

/** What the list of rooms can be asked for, in the words of its address. */
export const ROOMS_SHAPE: ListShape<RoomFilter, RoomSort> = {
  filters: { estado: ['activa', 'inactiva'] },
  sorts: ['orden', 'nombre', 'precio'],
};

export type RoomsPlace = ListPlaceState<RoomFilter, RoomSort>;

/** Rooms as a place of the list asks for them; without an order of its own they stay in that of the clinic. */
export function arrangeRooms(
  rooms: readonly RoomFactsFragment[],
  place: Pick<ListPlace<RoomFilter, RoomSort>, 'search' | 'filters' | 'sort'>,
  specialties: readonly NamedSpecialty[],
): RoomFactsFragment[] {
  return arrange(rooms, place, {
    textOf: ({ name, description, specialtyIds }) => `${name} ${description} ${specialtiesText(specialtyIds, specialties)}`,
    passes: { estado: ({ isActive }, value) => isActive === (value === 'activa') },
    by: { orden: ({ sortOrder }) => sortOrder, nombre: ({ name }) => name, precio: ({ hourlyRate }) => hourlyRate },
  });
}
