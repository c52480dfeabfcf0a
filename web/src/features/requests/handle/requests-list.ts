import type { ListShape } from '../../../kit/list/list-url-state';
import type { ListUrl } from '../../../kit/list/useListUrlState';
import { isId } from '../../../kit/url/query';
import type { RequestsQueryVariables, RequestStatus } from './requests.generated';

export type RequestFilter = 'estado' | 'especialidad';

/** By URL name. */
export const STATUS_OF: Readonly<Record<string, RequestStatus>> = {
  pendiente: 'pending',
  esperando: 'pending_assignment',
  asignado: 'assigned',
  rechazado: 'rejected',
};

/** URL name of all statuses; without a name, the open ones. */
export const EVERY_STATUS = 'todas';

/** URL name of requests with a cancelled or missed appointment. */
export const LOST = 'sin-turno';

/** By URL name. */
export const REQUESTS_SHAPE: ListShape<RequestFilter, never> = {
  filters: { estado: [...Object.keys(STATUS_OF), LOST, EVERY_STATUS], especialidad: isId },
};

export type RequestsUrl = ListUrl<RequestFilter, never>;

export function toVariables({
  search,
  filters,
  page,
}: Pick<RequestsUrl, 'search' | 'filters' | 'page'>): RequestsQueryVariables {
  return {
    status: STATUS_OF[filters.estado] ?? null,
    open: filters.estado === '',
    lostAppointment: filters.estado === LOST,
    specialtyId: filters.especialidad === '' ? null : Number(filters.especialidad),
    search,
    page,
  };
}
