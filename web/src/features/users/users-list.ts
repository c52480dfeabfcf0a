import type { Role } from '../../clinic/session/session.generated';
import type { ListUrlState, ListShape } from '../../kit/list/list-url-state';
import type { UserSort as ApiSort, UsersQueryVariables } from './users.generated';

type UserFilter = 'rol';
export type UserSort = 'nombre' | 'email' | 'registro';

export const PAGE_SIZE = 50;

const ROLES: Readonly<Record<string, Role>> = { administrador: 'admin', profesional: 'professional', paciente: 'user' };
const SORTS: Readonly<Record<UserSort, ApiSort>> = { nombre: 'name', email: 'email', registro: 'createdAt' };

/** The list's filters and orders, by their names in the address. */
export const USERS_SHAPE: ListShape<UserFilter, UserSort> = {
  filters: { rol: Object.keys(ROLES) },
  sorts: ['nombre', 'email', 'registro'],
  defaultSort: { by: 'nombre', descending: false },
};

type Criteria = Pick<ListUrlState<UserFilter, UserSort>, 'search' | 'filters' | 'sort' | 'page'>;

export function usersAt({ search, filters, sort, page }: Criteria): UsersQueryVariables {
  const { by, descending } = sort ?? USERS_SHAPE.defaultSort!;
  return { filter: { search, role: ROLES[filters.rol] ?? null }, sort: SORTS[by], descending, page, size: PAGE_SIZE };
}
