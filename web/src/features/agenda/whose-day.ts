import type { AgendaUrlState } from './agenda.paths';

export type WhoseDay = Pick<AgendaUrlState, 'professionalId' | 'roomId'>;

/** null matches any. */
export const isOf =
  ({ professionalId, roomId }: WhoseDay) =>
  (it: { professionalId: number; roomId: number }): boolean =>
    (professionalId === null || it.professionalId === professionalId) && (roomId === null || it.roomId === roomId);
