import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { styled } from '@mui/material/styles';
import { Link, useLocation } from 'react-router-dom';

import { readAgendaUrl } from '../agenda-url';
import { agendaSearch, type AgendaView } from '../agenda.paths';
import { texts } from '../texts';

const VIEWS: readonly AgendaView[] = ['dia', 'semana', 'mes'];

const Nav = styled('nav')({ '& .MuiButton-root': { padding: '4px 12px' }, '@media print': { display: 'none' } });

/** Keeps day and professional. */
export function ViewSwitch() {
  const { search } = useLocation();
  const { view, day, professionalId } = readAgendaUrl(new URLSearchParams(search));
  return (
    <Nav aria-label={texts.viewSwitch.label}>
      <ButtonGroup>
        {VIEWS.map((it) => (
          <Button
            key={it}
            component={Link}
            to={{ search: agendaSearch({ view: it, day, professionalId }) }}
            preventScrollReset
            variant={it === view ? 'contained' : 'outlined'}
            aria-current={it === view ? 'page' : undefined}
          >
            {texts.viewSwitch.views[it]}
          </Button>
        ))}
      </ButtonGroup>
    </Nav>
  );
}
