import { statusStyle, type LegendEntry } from '../../../shared/calendar/Legend';
import { CheckIcon, CircleIcon, DashIcon } from '../../../shared/ui/page-icons';

/** What the days' colours and signs mean, as they look on a phone; `count` is how many rooms there are. */
export function bulkLegend(count: number): LegendEntry[] {
  return [
    { sign: `${count}/${count}`, style: statusStyle('done'), text: 'Todas las salas disponibles' },
    { sign: `1/${count}`, style: statusStyle('partial'), text: 'Algunas salas disponibles' },
    { sign: '1 res.', style: statusStyle('confirmed'), text: 'Con reserva propia' },
    { sign: '—', style: statusStyle('absent'), text: 'No disponible' },
    { sign: <CircleIcon size={14} />, style: { border: '2px solid var(--done-edge)', color: 'var(--done-text)' }, text: 'Compatible con la sala y los horarios' },
    { sign: <DashIcon size={14} />, style: { border: '1px dashed var(--control)', color: 'var(--muted)' }, text: 'Incompatible con la sala o los horarios' },
    { sign: <CheckIcon size={16} />, style: { background: 'var(--primary)', color: 'var(--on-primary)' }, text: 'Seleccionado' },
  ];
}
