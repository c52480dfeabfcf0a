import { arrange } from '../../kit/list/arrange';
import type { ListPlace, ListShape } from '../../kit/list/list-place';
import type { ListPlaceState } from '../../kit/list/useListPlace';
import type { RoomFactsFragment } from './rooms.generated';
import { specialtiesText, type NamedSpecialty } from './texts';

export type RoomFilter = 'estado';
export type RoomSort = 'orden' | 'nombre' | 'precio';

/** The list's filters and orders, by their names in the address. */
export const ROOMS_SHAPE: ListShape<RoomFilter, RoomSort> = {
  filters: { estado: ['activa', 'inactiva'] },
  sorts: ['orden', 'nombre', 'precio'],
};

export type RoomsPlace = ListPlaceState<RoomFilter, RoomSort>;

/** Filters and sorts; the default is the clinic's order. */
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
