import type { ListShape } from '../../../kit/list/list-url-state';
import type { ListUrl } from '../../../kit/list/useListUrlState';
import { isId } from '../../../kit/url/query';
import type { WaitingBoardQueryVariables, WaitingListEntryStatus } from './board.generated';

type BoardFilter = 'estado' | 'profesional' | 'especialidad';

/** Statuses by their names in the address; default: active. */
export const STATUS_OF: Readonly<Record<string, WaitingListEntryStatus>> = {
  'con-turno': 'fulfilled',
  'ya-no': 'ended',
};

export const BOARD_SHAPE: ListShape<BoardFilter, never> = {
  filters: { estado: Object.keys(STATUS_OF), profesional: isId, especialidad: isId },
};

export type BoardUrl = ListUrl<BoardFilter, never>;

const PAGE_SIZE = 50;

export const statusOf = ({ filters }: Pick<BoardUrl, 'filters'>): WaitingListEntryStatus =>
  STATUS_OF[filters.estado] ?? 'active';

export function boardVariables({ search, filters }: Pick<BoardUrl, 'search' | 'filters'>): WaitingBoardQueryVariables {
  const idOf = (text: string) => (text === '' ? null : Number(text));
  return {
    filter: {
      search,
      status: statusOf({ filters }),
      professionalId: idOf(filters.profesional),
      specialtyId: idOf(filters.especialidad),
    },
    first: PAGE_SIZE,
  };
}
