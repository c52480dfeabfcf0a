import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import { styled } from '@mui/material/styles';
import { memo, useCallback, useState, type ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';

import { useClinic } from '../../clinic/facts/useClinic';
import { HOME_PATH } from '../../clinic/paths';
import { useViewer } from '../../clinic/session/useViewer';
import type { ProfileTab } from '../../features/accounts/profile/profile-tab';
import { LazyComponent } from '../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../kit/lazy/useDialogLoadFailure';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { MenuIcon } from '../../kit/ui/icons';
import { UnbrokenRow } from '../../kit/ui/layout';
import { topBar } from '../../kit/ui/sticky-bar';
import { theme } from '../../kit/ui/theme';
import type { MenuContentProps } from './MenuDrawer';
import { HOME_ENTRY, ownEntry, REGISTER_ENTRY, SIGN_IN_ENTRY } from './nav-entries';
import { ThemeSelect } from './ThemeSelect';
import { UserMenu } from './UserMenu';

const loadProfile = () => import('../../features/accounts/profile/ProfileDialog').then((file) => file.ProfileDialog);

const loadMenu = () => import('./MenuDrawer').then((file) => file.MenuDrawer);

const Brand = styled(UnbrokenRow)({
  marginRight: 'auto',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    minWidth: 44,
    borderRadius: 8,
    color: theme.vars.palette.text.primary,
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
  color: theme.vars.palette.text.primary,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { background: theme.vars.palette.primaryTint },
  '&.active': { boxShadow: `inset 0 -3px 0 ${theme.vars.palette.primary.main}`, borderRadius: '8px 8px 0 0' },
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
              <ButtonLink to={SIGN_IN_ENTRY.to} variant="outlined" size="small" className="signed-out">
                {SIGN_IN_ENTRY.label}
              </ButtonLink>
              <ButtonLink to={REGISTER_ENTRY.to} size="small" className="signed-out">
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

/** A reception desk under a cross. */
function Logo() {
  return (
    <svg width="36" height="36" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill={theme.vars.palette.primary.main} />
      <path
        d="M16 7v12m-6-6h12"
        stroke={theme.vars.palette.primary.contrastText}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M8 25h16"
        stroke={theme.vars.palette.primary.contrastText}
        strokeOpacity=".6"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Preloads the drawer when idle. */
function MobileMenu(content: MenuContentProps) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const onLoadFailure = useDialogLoadFailure(close);
  return (
    <>
      <IconButton aria-label="Abrir menú" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MenuIcon />
      </IconButton>
      <LazyComponent
        load={loadMenu}
        isNeeded={open}
        onFailure={onLoadFailure}
        props={{ ...content, open, onClose: close }}
      />
    </>
  );
}

/** Render `dialog` somewhere. */
function useProfileDialog(): { openProfile: (tab: ProfileTab) => void; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState<ProfileTab>('profile');
  const close = useCallback(() => setOpen(false), []);
  const onLoadFailure = useDialogLoadFailure(close);
  return {
    openProfile: (nextTab) => {
      setTab(nextTab);
      setOpen(true);
    },
    dialog: (
      <LazyComponent
        load={loadProfile}
        isNeeded={open}
        onFailure={onLoadFailure}
        props={{ open, initialTab: tab, onClose: close }}
      />
    ),
  };
}
