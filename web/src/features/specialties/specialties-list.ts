import { arrange } from '../../kit/list/arrange';
import type { ListPlace, ListShape } from '../../kit/list/list-place';
import type { ListPlaceState } from '../../kit/list/useListPlace';
import type { SpecialtyFactsFragment } from './specialties.generated';

export type SpecialtyFilter = 'estado';
export type SpecialtySort = 'orden' | 'nombre' | 'profesionales';

/** The list's filters and orders, by their names in the address. */
export const SPECIALTIES_SHAPE: ListShape<SpecialtyFilter, SpecialtySort> = {
  filters: { estado: ['activa', 'inactiva'] },
  sorts: ['orden', 'nombre', 'profesionales'],
};

export type SpecialtiesPlace = ListPlaceState<SpecialtyFilter, SpecialtySort>;

/** Filters and sorts; the default is the clinic's order. */
export function arrangeSpecialties(
  specialties: readonly SpecialtyFactsFragment[],
  place: Pick<ListPlace<SpecialtyFilter, SpecialtySort>, 'search' | 'filters' | 'sort'>,
): SpecialtyFactsFragment[] {
  return arrange(specialties, place, {
    textOf: ({ name, description, keywords }) => `${name} ${description} ${keywords}`,
    passes: { estado: ({ isActive }, value) => isActive === (value === 'activa') },
    by: { orden: ({ sortOrder }) => sortOrder, nombre: ({ name }) => name, profesionales: ({ professionalCount }) => professionalCount },
  });
}
