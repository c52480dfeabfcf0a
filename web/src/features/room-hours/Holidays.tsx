import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';

import { useKeptFocus } from '../../shared/focus/useKeptFocus';
import { notify } from '../../shared/notify/notify';
import { LoadedOnce, type Asked } from '../../shared/states/LoadedOnce';
import { shortDate } from '../../shared/time/clinic-time';
import { closedDayInput } from './day-form';
import { dayText } from './day-text';
import { hoursOn } from './month-days';
import type { HolidaysQuery, RoomHoursMonthFragment } from './room-hours.generated';
import { setDay } from './set-day';
import type { MonthChange, MonthOutcome } from './useSetMonth';

const List = styled('ul')({
  display: 'grid',
  gap: 8,
  '& > li': { display: 'grid', gap: 4, justifyItems: 'start', padding: '8px 0', borderTop: '1px solid var(--divider)' },
  '& strong::first-letter': { textTransform: 'uppercase' },
});

interface Props {
  asked: Asked<HolidaysQuery>;
  /** Undefined: the month could not be had, and nothing of it can be changed. */
  stored: RoomHoursMonthFragment | undefined;
  today: string;
  setMonth: (change: MonthChange) => Promise<MonthOutcome>;
  onSaved: () => Promise<unknown>;
}

/** The month's holidays. They close nothing by themselves: a press does. */
export function Holidays({ asked, stored, today, setMonth, onSaved }: Props) {
  const [closing, setClosing] = useState<string>();
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // The button of a day that is closed goes.
  useKeptFocus(section, () => title.current?.focus());
  const holidays = asked.data?.holidays ?? [];
  const dates = [...new Set(holidays.map(({ date }) => date))];
  const namesOf = (date: string) => holidays.filter((it) => it.date === date).map(({ name }) => name).join('; ');

  const close = async (month: RoomHoursMonthFragment, date: string) => {
    setClosing(date);
    const input = closedDayInput(date, `Feriado: ${namesOf(date)}`);
    const { error } = await setDay(setMonth, { stored: month, date, input, expectedVersion: month.version });
    setClosing(undefined);
    if (error) {
      notify.error(error.textOr('Error al guardar la configuración del día'));
      return;
    }
    notify.success(`Configuración del ${dayText(date)} actualizada exitosamente`);
    await onSaved();
  };
  return (
    <section ref={section} aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId} ref={title} tabIndex={-1}>Feriados</Typography>
      <LoadedOnce query={asked} errorTitle="Error al cargar los feriados" waiting={<Typography color="textSecondary" role="status">Cargando los feriados…</Typography>}>
        {() => dates.length === 0 && <Typography color="textSecondary">Este mes no tiene feriados.</Typography>}
      </LoadedOnce>
      <List>
        {dates.map((date) => {
          const isOpen = stored !== undefined && hoursOn(stored, date).intervals.length > 0;
          return (
            <li key={date}>
              <strong>{shortDate(date)}</strong>
              <span>{namesOf(date)}</span>
              {isOpen && date >= today ? (
                <Button
                  variant="outlined"
                  size="small"
                  aria-disabled={closing !== undefined}
                  onClick={closing === undefined ? () => void close(stored, date) : undefined}
                >
                  {closing === date ? 'Cerrando...' : 'Cerrar este día'}
                  <span className="visually-hidden">, {shortDate(date)}</span>
                </Button>
              ) : (
                stored && <Typography color="textSecondary">{isOpen ? 'Estuvo abierta' : 'Cerrada'}</Typography>
              )}
            </li>
          );
        })}
      </List>
    </section>
  );
}
