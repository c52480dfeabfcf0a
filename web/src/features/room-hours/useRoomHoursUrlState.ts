import { useParams } from 'react-router-dom';

import { useClinic } from '../../clinic/facts/useClinic';
import { weekStartOf } from '../../clinic/facts/week-start';
import { monthIn, searchOf } from '../../kit/url/query';
import { useUrlState } from '../../kit/url/useUrlState';
import { addDays, dayOf, monthOf } from '../../kit/time/wall-time';
import { MONTH_KEY } from './room-hours.paths';

const readMonth = (query: URLSearchParams) => monthIn(query, MONTH_KEY);
const writeMonth = (month: string | null) => searchOf([[MONTH_KEY, month]]);

/** In days: hours are changed for the time to come. */
const NEARLY_OVER = 5;

export interface RoomHoursUrlState {
  roomId: number;
  /** yyyy-MM */
  month: string;
  /** In the clinic, yyyy-MM-dd. */
  today: string;
  weekStart: 'sunday' | 'monday';
  showMonth: (month: string) => void;
}

/** Default: the present month, or the next one if it is nearly over; undefined until the clinic's date is known. */
export function useRoomHoursUrlState(): RoomHoursUrlState | undefined {
  const { roomId } = useParams();
  const clinic = useClinic();
  const { urlState, go } = useUrlState(readMonth, writeMonth);
  if (!clinic) return undefined;
  const today = dayOf(clinic.now);
  const home = monthOf(addDays(today, NEARLY_OVER));
  return {
    roomId: Number(roomId),
    month: urlState ?? home,
    today,
    weekStart: weekStartOf(clinic),
    showMonth: (month) => go(month === home ? null : month),
  };
}
