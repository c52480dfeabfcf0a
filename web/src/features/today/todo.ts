import { isExpected } from '../../clinic/appointment/appointment-status';
import { dayOf } from '../../kit/time/wall-time';
import { isHere } from './day-groups';
import { texts } from './texts';
import type { TodayTurnoFragment, TurnosToChangeQueryVariables } from './today.generated';
import type { PressedStatus } from './useStatusPress';

export interface TodoAction {
  status: PressedStatus;
  one: string;
  oneOf: (patient: string) => string;
  several: (count: number) => string;
}

/** A list of appointments that wait for a status. */
export interface Todo {
  words: {
    title: string;
    empty: string;
    open: string;
    openAll: (count: number) => string;
    dialog: string;
    failed: string;
    busy: string;
  };
  /** `now`: the clinic's. */
  listAt: (now: string) => Pick<TurnosToChangeQueryVariables, 'filter' | 'order'>;
  /** Rules that the server's filter doesn't know. `today`: yyyy-MM-dd. */
  isListed: (turno: TodayTurnoFragment, today: string) => boolean;
  /** The usual one first. */
  actions: readonly TodoAction[];
}

export const CONFIRM: TodoAction = { status: 'confirmed', ...texts.confirm.confirmed };

/** Booked by patients; who has arrived needs no confirmation. */
export const TO_CONFIRM: Todo = {
  words: texts.confirm,
  listAt: (now) => ({ filter: { status: 'pending', isSelfBooked: true, from: now }, order: 'earliest' }),
  isListed: ({ status, visit }) => status === 'pending' && visit === null,
  actions: [CONFIRM],
};

/** Past, without an outcome. Excludes patients in the clinic, but not a visit that an earlier day left open. */
export const UNCLOSED: Todo = {
  words: texts.unclosed,
  listAt: () => ({ filter: { unclosed: true }, order: 'latest' }),
  isListed: (turno, today) => isExpected(turno.status) && !(isHere(turno) && dayOf(turno.startTime) === today),
  actions: [
    { status: 'completed', ...texts.unclosed.completed },
    { status: 'no_show', ...texts.unclosed.noShow },
  ],
};
