import type { ListShape } from '../../../kit/list/list-place';
import type { ListPlaceState } from '../../../kit/list/useListPlace';
import type { WaitingBoardQueryVariables, WaitingListEntryStatus } from './board.generated';

type BoardFilter = 'estado' | 'profesional' | 'especialidad';

/** By their names in the address; without one, who waits now. */
export const STATUS_OF: Readonly<Record<string, WaitingListEntryStatus>> = {
  'con-turno': 'fulfilled',
  'ya-no': 'ended',
};

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text);

export const BOARD_SHAPE: ListShape<BoardFilter, never> = {
  filters: { estado: Object.keys(STATUS_OF), profesional: isId, especialidad: isId },
};

export type BoardPlace = ListPlaceState<BoardFilter, never>;

const PAGE_SIZE = 50;

export function boardVariables({ filters }: Pick<BoardPlace, 'filters'>): WaitingBoardQueryVariables {
  const idOf = (text: string) => (text === '' ? null : Number(text));
  return {
    filter: {
      status: STATUS_OF[filters.estado] ?? 'active',
      professionalId: idOf(filters.profesional),
      specialtyId: idOf(filters.especialidad),
    },
    first: PAGE_SIZE,
  };
}
