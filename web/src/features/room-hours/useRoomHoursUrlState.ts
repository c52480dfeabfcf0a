import { useParams } from 'react-router-dom';

import { useClinic } from '../../clinic/facts/useClinic';
import { weekStartOf } from '../../clinic/facts/week-start';
import { monthIn, searchOf } from '../../kit/url/query';
import { useUrlState } from '../../kit/url/useUrlState';
import { addDays, dayOf, monthOf } from '../../kit/time/wall-time';
import { MONTH_KEY } from './room-hours.paths';

const readMonth = (query: URLSearchParams) => monthIn(query, MONTH_KEY);
const writeMonth = (month: string | null) => searchOf([[MONTH_KEY, month]]);

export interface RoomHoursUrlState {
  roomId: number;
  /** yyyy-MM */
  month: string;
  /** In the clinic, yyyy-MM-dd. */
  today: string;
  weekStart: 'sunday' | 'monday';
  showMonth: (month: string) => void;
}

/** Default: the month of the day `daysAhead` of today; undefined until the clinic's date is known. */
export function useRoomHoursUrlState(daysAhead: number): RoomHoursUrlState | undefined {
  const { roomId } = useParams();
  const clinic = useClinic();
  const { urlState, go } = useUrlState(readMonth, writeMonth);
  if (!clinic) return undefined;
  const today = dayOf(clinic.now);
  const home = monthOf(addDays(today, daysAhead));
  return {
    roomId: Number(roomId),
    month: urlState ?? home,
    today,
    weekStart: weekStartOf(clinic),
    showMonth: (month) => go(month === home ? null : month),
  };
}
