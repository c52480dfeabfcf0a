import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { down } from '../../../kit/ui/breakpoints';
import { ExpandMoreIcon } from '../../../kit/ui/icons';
import { usePopupAnchor } from '../../../kit/ui/popup-anchor';
import { readAgendaUrl } from '../agenda-url';
import { agendaSearch, type AgendaView } from '../agenda.paths';
import { texts } from '../texts';

const VIEWS: readonly AgendaView[] = ['dia', 'semana', 'mes'];

const Nav = styled('nav')({ '& .MuiButton-root': { padding: '4px 12px' }, '@media print': { display: 'none' } });

interface ViewLink {
  component: typeof Link;
  to: { search: string };
  preventScrollReset: true;
  'aria-current': 'page' | undefined;
}

/** Keeps day and professional. A menu where narrow. */
export function ViewSwitch() {
  const { search } = useLocation();
  const { view, day, professionalId } = readAgendaUrl(new URLSearchParams(search));
  const isNarrow = useMediaQuery(down('md'));
  const linkTo = (it: AgendaView): ViewLink => ({
    component: Link,
    to: { search: agendaSearch({ view: it, day, professionalId }) },
    preventScrollReset: true,
    'aria-current': it === view ? 'page' : undefined,
  });
  return (
    <Nav aria-label={texts.viewSwitch.label}>
      {isNarrow ? (
        <ViewMenu view={view} linkTo={linkTo} />
      ) : (
        <ButtonGroup>
          {VIEWS.map((it) => (
            <Button key={it} {...linkTo(it)} variant={it === view ? 'contained' : 'outlined'}>
              {texts.viewSwitch.views[it]}
            </Button>
          ))}
        </ButtonGroup>
      )}
    </Nav>
  );
}

interface MenuProps {
  view: AgendaView;
  linkTo: (view: AgendaView) => ViewLink;
}

function ViewMenu({ view, linkTo }: MenuProps) {
  const container = usePopupAnchor();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-label={texts.viewSwitch.open(texts.viewSwitch.views[view])}
        endIcon={<ExpandMoreIcon fontSize="small" />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {texts.viewSwitch.views[view]}
      </Button>
      <Menu
        anchorEl={anchor}
        container={container}
        disableScrollLock
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': texts.viewSwitch.label } }}
      >
        {VIEWS.map((it) => (
          <MenuItem key={it} selected={it === view} sx={{ '&&': { minHeight: 44 } }} {...linkTo(it)}>
            {texts.viewSwitch.views[it]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
