import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router-dom';

import { ADMIN_PATH, DASHBOARD_PATH, HOME_PATH } from '../../clinic/paths';
import { ProofHost } from '../../clinic/proof/ProofHost';
import { useViewer } from '../../clinic/session/useViewer';
import { useWho } from '../../clinic/session/useWho';
import { CONFIRM_EMAIL_PATH } from '../../features/accounts/accounts.paths';
import type { SentRequestState } from '../../features/requests/requests.paths';
import type { SentRequestCardFragment } from '../../features/requests/sent/sent-request.generated';
import { LazyComponent } from '../../kit/lazy/LazyComponent';
import { leaveToasts } from '../../kit/notify/notify';
import { PopupAnchor } from '../../kit/ui/popup-anchor';
import { theme } from '../../kit/ui/theme';
import { Footer } from './Footer';
import { Header } from './Header';
import { useFocusOnNavigation } from './useFocusOnNavigation';

const loadSent = () => import('../../features/requests/sent/SentRequestNotice').then((file) => file.SentRequestNotice);

const loadNotice = () => import('../../features/accounts/UnconfirmedNotice').then((file) => file.UnconfirmedNotice);

/** Header plus the footer's margin. */
const AROUND_MAIN = '112px';
const Main = styled('main')({
  flex: 1,
  // Late content moves only what is out of sight.
  '@media screen': { minHeight: `calc(100vh - ${AROUND_MAIN})` },
  '&[aria-busy="true"]': { cursor: 'progress' },
});
const SkipLink = styled('a')({
  position: 'absolute',
  left: 8,
  top: -80,
  zIndex: 20,
  padding: '12px 20px',
  borderRadius: 8,
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '&:focus': { top: 8 },
});

const MAIN_ID = 'contenido';

/** Panels take the whole window, and header and footer follow. */
const PANEL_WIDTH = { '--page-width': 'none' };
const isPanel = (pathname: string) =>
  [ADMIN_PATH, DASHBOARD_PATH].some((path) => `${pathname}/`.startsWith(`${path}/`));

export function Shell() {
  const loading = useNavigation().state === 'loading';
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(leaveToasts, [pathname]);
  useFocusOnNavigation();
  return (
    <Stack sx={{ minHeight: '100vh', ...(isPanel(pathname) && PANEL_WIDTH) }}>
      <SkipLink href={`#${MAIN_ID}`}>Saltar al contenido</SkipLink>
      <Header />
      <ConfirmationNotice />
      <Main ref={main} id={MAIN_ID} tabIndex={-1} aria-busy={loading}>
        <PopupAnchor value={main}>
          <SentRequest />
          <Outlet />
        </PopupAnchor>
      </Main>
      <Footer />
      <ProofHost />
      <ScrollRestoration />
    </Stack>
  );
}

/**
 * For unconfirmed accounts, and for those confirmed without their session. Not on the confirming page. Other accounts
 * don't load it.
 */
function ConfirmationNotice() {
  const { viewer } = useViewer();
  const isConfirming = useLocation().pathname === CONFIRM_EMAIL_PATH;
  if (!viewer || (viewer.emailConfirmed && !viewer.bookingsWithheld) || isConfirming) return null;
  return (
    <LazyComponent load={loadNotice} isNeeded props={{ email: viewer.email, isConfirmed: viewer.emailConfirmed }} />
  );
}

/**
 * A card on the home page where a request ends. In the history entry: a reload and Back show it, other visits and other
 * accounts do not.
 */
function SentRequest() {
  const { pathname, state } = useLocation();
  const { sentRequest, sentBy } = (state ?? {}) as Partial<SentRequestState<SentRequestCardFragment>>;
  const navigate = useNavigate();
  const who = useWho();
  if (pathname !== HOME_PATH || !sentRequest || who === undefined || (who?.id ?? null) !== sentBy) return null;
  const onHide = () => void navigate('.', { replace: true });
  return <LazyComponent key={sentRequest.id} load={loadSent} isNeeded props={{ sentRequest, onHide }} />;
}
