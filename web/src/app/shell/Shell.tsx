import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';

import { ProofHost } from '../../clinic/proof/ProofHost';
import { PopupPlace } from '../../kit/ui/popup-place';
import { ConfirmationNotice } from './ConfirmationNotice';
import { Footer } from './Footer';
import { Header } from './Header';
import { SentRequest } from './SentRequest';
import { useFocusOnNavigation } from './useFocusOnNavigation';

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
  background: 'var(--primary)',
  color: 'var(--on-primary)',
  '&:focus': { top: 8 },
});

const MAIN_ID = 'contenido';

export function Shell() {
  const loading = useNavigation().state === 'loading';
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation();
  return (
    <Stack sx={{ minHeight: '100vh' }}>
      <SkipLink href={`#${MAIN_ID}`}>Saltar al contenido</SkipLink>
      <Header />
      <ConfirmationNotice />
      <Main ref={main} id={MAIN_ID} tabIndex={-1} aria-busy={loading}>
        <PopupPlace value={main}>
          <SentRequest />
          <Outlet />
        </PopupPlace>
      </Main>
      <Footer />
      <ProofHost />
      <ScrollRestoration />
    </Stack>
  );
}
