import { ROOM_DAY_STATES } from '../../../clinic/rooms/room-day-states';
import { statusStyle, type LegendEntry } from '../../../kit/calendar/Legend';
import { CheckIcon, CircleIcon, RemoveIcon } from '../../../kit/ui/icons';
import { texts } from '../texts';

export function bulkLegend(count: number): LegendEntry[] {
  const says = texts.bulk.legend;
  return [
    { sign: `${count}/${count}`, style: statusStyle('done'), text: ROOM_DAY_STATES.available },
    { sign: `1/${count}`, style: statusStyle('partial'), text: ROOM_DAY_STATES.partial },
    { sign: texts.bulk.month.ownShort(1), style: statusStyle('confirmed'), text: says.own },
    { sign: '—', style: statusStyle('absent'), text: ROOM_DAY_STATES.unavailable },
    {
      sign: <CircleIcon fontSize="inherit" />,
      style: { border: '2px solid var(--done-edge)', color: 'var(--done-text)' },
      text: says.compatible,
    },
    {
      sign: <RemoveIcon fontSize="inherit" />,
      style: { border: '1px dashed var(--control)', color: 'var(--muted)' },
      text: says.incompatible,
    },
    {
      sign: <CheckIcon fontSize="inherit" />,
      style: { background: 'var(--primary)', color: 'var(--on-primary)' },
      text: says.chosen,
    },
  ];
}
