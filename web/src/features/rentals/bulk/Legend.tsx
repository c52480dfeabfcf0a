import { styled } from '@mui/material/styles';

import { CheckIcon, CircleIcon } from '../../../shared/ui/page-icons';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& .sample': {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 48,
    height: 28,
    padding: '0 4px',
    border: '1px solid transparent',
    borderRadius: 6,
    whiteSpace: 'nowrap',
  },
});

/** The cells as they look on a phone; `count` is how many rooms there are. */
function entries(count: number) {
  return [
    { sign: `${count}/${count}`, colour: 'done', text: 'Todas las salas disponibles' },
    { sign: `1/${count}`, colour: 'partial', text: 'Algunas salas disponibles' },
    { sign: '1 res.', colour: 'confirmed', text: 'Con reserva propia' },
    { sign: '—', colour: 'absent', text: 'No disponible' },
  ];
}

interface Props {
  roomCount: number;
}

/** What the days' colours and signs mean. */
export function Legend({ roomCount }: Props) {
  return (
    <List aria-label="Referencias del calendario">
      {entries(roomCount).map(({ sign, colour, text }) => (
        <li key={text}>
          <span
            className="sample"
            aria-hidden="true"
            style={{ background: `var(--${colour}-chip)`, color: `var(--${colour}-text)`, borderColor: colour === 'absent' ? undefined : `var(--${colour}-edge)` }}
          >
            {sign}
          </span>
          {text}
        </li>
      ))}
      <li>
        <span className="sample" aria-hidden="true" style={{ border: '2px solid var(--done-edge)', color: 'var(--done-text)' }}>
          <CircleIcon size={14} />
        </span>
        Compatible con la sala y los horarios
      </li>
      <li>
        <span className="sample" aria-hidden="true" style={{ background: 'var(--primary)', color: 'var(--on-primary)' }}>
          <CheckIcon size={16} />
        </span>
        Seleccionado
      </li>
    </List>
  );
}
