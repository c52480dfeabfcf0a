import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { Link, NavLink } from 'react-router-dom';

import { useClinic } from '../../clinic/facts/useClinic';
import { HOME_PATH } from '../../clinic/paths';
import { useViewer } from '../../clinic/session/useViewer';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { UnbrokenRow } from '../../kit/ui/layout';
import { topBar } from '../../kit/ui/sticky-bar';
import { Logo } from './Logo';
import { MobileMenu } from './MobileMenu';
import { HOME_ENTRY, REGISTER_ENTRY, SIGN_IN_ENTRY, ownEntry } from './nav-entries';
import { ThemeSelect } from './ThemeSelect';
import { useProfileDialog } from './useProfileDialog';
import { UserMenu } from './UserMenu';

const Brand = styled(UnbrokenRow)({
  marginRight: 'auto',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    minWidth: 44,
    borderRadius: 8,
    color: 'var(--ink)',
    fontWeight: 700,
    lineHeight: '1.25rem',
    textDecoration: 'none',
  },
});

const WIDE = { display: { xs: 'none', md: 'flex' } };
const NARROW = { display: { md: 'none' } };

const NavItem = styled(NavLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 12px',
  borderRadius: 8,
  color: 'var(--ink)',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { background: 'var(--primary-tint)' },
  '&.active': { boxShadow: 'inset 0 -3px 0 var(--primary)', borderRadius: '8px 8px 0 0' },
});

/** Memoized, as the footer: a change of the address draws the shell. */
export const Header = memo(function Header() {
  const clinic = useClinic();
  const { viewer, loading } = useViewer();
  const { openProfile, dialog } = useProfileDialog();
  const role = viewer && ownEntry(viewer);
  return (
    <AppBar ref={topBar} position="sticky" className="no-print">
      <Toolbar>
        <Brand spacing={1}>
          <Link to={HOME_PATH} aria-label="Ir al inicio">
            <Logo />
          </Link>
          {clinic && <Link to={HOME_PATH}>{clinic.name}</Link>}
        </Brand>
        <UnbrokenRow component="nav" spacing={3} sx={WIDE} aria-label="Principal">
          <NavItem to={HOME_ENTRY.to} end>
            {HOME_ENTRY.label}
          </NavItem>
          {role && <NavItem to={role.to}>{role.label}</NavItem>}
        </UnbrokenRow>
        <UnbrokenRow spacing={3} sx={WIDE}>
          <ThemeSelect />
          {viewer && <UserMenu viewer={viewer} onProfile={openProfile} />}
          {!viewer && !loading && (
            <>
              <ButtonLink to={SIGN_IN_ENTRY.to} variant="outlined" size="small">
                {SIGN_IN_ENTRY.label}
              </ButtonLink>
              <ButtonLink to={REGISTER_ENTRY.to} size="small">
                {REGISTER_ENTRY.label}
              </ButtonLink>
            </>
          )}
        </UnbrokenRow>
        <Box sx={NARROW}>
          <MobileMenu viewer={viewer} signedOut={!viewer && !loading} onProfile={openProfile} />
        </Box>
      </Toolbar>
      {viewer && dialog}
    </AppBar>
  );
});
