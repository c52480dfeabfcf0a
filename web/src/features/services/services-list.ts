import { arrange } from '../../kit/list/arrange';
import type { ListPlace, ListShape } from '../../kit/list/list-place';
import type { ListPlaceState } from '../../kit/list/useListPlace';
import type { ServiceFactsFragment } from './services.generated';

export type ServiceFilter = 'estado';
export type ServiceSort = 'nombre' | 'duracion';

/** The list's filters and orders, by their names in the address. */
export const SERVICES_SHAPE: ListShape<ServiceFilter, ServiceSort> = {
  filters: { estado: ['activo', 'inactivo'] },
  sorts: ['nombre', 'duracion'],
};

export type ServicesPlace = ListPlaceState<ServiceFilter, ServiceSort>;

/** Filters and sorts. Prices in different currencies can't be compared. */
export function arrangeServices(
  services: readonly ServiceFactsFragment[],
  place: Pick<ListPlace<ServiceFilter, ServiceSort>, 'search' | 'filters' | 'sort'>,
): ServiceFactsFragment[] {
  return arrange(services, place, {
    textOf: ({ name, description }) => `${name} ${description}`,
    passes: { estado: ({ isActive }, value) => isActive === (value === 'activo') },
    by: { nombre: ({ name }) => name, duracion: ({ durationMinutes }) => durationMinutes },
  });
}
