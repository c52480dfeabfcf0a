import CheckIcon from '@mui/icons-material/Check';
import CircleIcon from '@mui/icons-material/RadioButtonUnchecked';
import RemoveIcon from '@mui/icons-material/Remove';

import { statusStyle, type LegendEntry } from '../../../shared/calendar/Legend';

/** What the days' colours and signs mean, as they look on a phone; `count` is how many rooms there are. */
export function bulkLegend(count: number): LegendEntry[] {
  return [
    { sign: `${count}/${count}`, style: statusStyle('done'), text: 'Todas las salas disponibles' },
    { sign: `1/${count}`, style: statusStyle('partial'), text: 'Algunas salas disponibles' },
    { sign: '1 res.', style: statusStyle('confirmed'), text: 'Con reserva propia' },
    { sign: '—', style: statusStyle('absent'), text: 'No disponible' },
    { sign: <CircleIcon fontSize="inherit" />, style: { border: '2px solid var(--done-edge)', color: 'var(--done-text)' }, text: 'Compatible con la sala y los horarios' },
    { sign: <RemoveIcon fontSize="inherit" />, style: { border: '1px dashed var(--control)', color: 'var(--muted)' }, text: 'Incompatible con la sala o los horarios' },
    { sign: <CheckIcon fontSize="inherit" />, style: { background: 'var(--primary)', color: 'var(--on-primary)' }, text: 'Seleccionado' },
  ];
}
