import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { Link } from 'react-router-dom';

import type { ProfileTab } from '../../features/accounts/profile/profile-tab';
import type { SessionUserFragment } from '../../shared/session/session.generated';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { CrossIcon, MenuIcon } from '../../shared/ui/icons';
import { AccountEntries } from './AccountEntries';
import { HOME_ENTRY, REGISTER_ENTRY, ROLE_ENTRY, SERVICES_ENTRY, SIGN_IN_ENTRY } from './nav-entries';
import { SignOutButton } from './SignOutButton';
import { ThemeSelect } from './ThemeSelect';
import { UserFacts } from './UserFacts';

const Sheet = styled('dialog')({
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 'min(320px, 100vw)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 16,
  border: 0,
  borderLeft: '1px solid var(--divider)',
  background: 'var(--surface)',
  color: 'var(--ink)',
  overflowY: 'auto',
  '&::backdrop': { background: 'rgb(13 24 27 / 55%)' },
});
const Top = styled('div')({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', marginBottom: 8 });
const Entries = styled('ul')({
  display: 'grid',
  marginBottom: 16,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 48,
    padding: '0 8px',
    borderRadius: 8,
    color: 'var(--ink)',
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& a:hover': { background: 'var(--primary-tint)' },
});
const Stack = styled('div')({ display: 'grid', gap: 12, padding: '16px 0', borderTop: '1px solid var(--divider)' });

interface Props {
  viewer: SessionUserFragment | undefined;
  signedOut: boolean;
  onProfile: (tab: ProfileTab) => void;
}

/** Everything of the header, for narrow screens. The browser's own modal dialog keeps the focus inside and gives it back. */
export function MobileMenu({ viewer, signedOut, onProfile }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const role = viewer && ROLE_ENTRY[viewer.role];
  const entries = [HOME_ENTRY, SERVICES_ENTRY, ...(role ? [role] : [])];
  return (
    <>
      <IconButton aria-label="Abrir menú" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        <MenuIcon size={24} />
      </IconButton>
      <Sheet
        ref={dialog}
        aria-label="Menú"
        onClick={(event) => {
          if (event.target === dialog.current) close();
        }}
      >
        <Top>
          <strong>Menú</strong>
          <IconButton aria-label="Cerrar menú" onClick={close}>
            <CrossIcon size={24} />
          </IconButton>
        </Top>
        <nav aria-label="Menú principal">
          <Entries className="entries">
            {entries.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} onClick={close}>
                  {label}
                </Link>
              </li>
            ))}
          </Entries>
        </nav>
        {viewer && (
          <Stack>
            <UserFacts viewer={viewer} />
            <AccountEntries
              onChoose={(tab) => {
                close();
                onProfile(tab);
              }}
            />
            <SignOutButton onDone={close} />
          </Stack>
        )}
        {signedOut && (
          <Stack>
            <ButtonLink to={SIGN_IN_ENTRY.to} variant="outlined" onClick={close}>
              {SIGN_IN_ENTRY.label}
            </ButtonLink>
            <ButtonLink to={REGISTER_ENTRY.to} onClick={close}>
              {REGISTER_ENTRY.label}
            </ButtonLink>
          </Stack>
        )}
        <Stack>
          <ThemeSelect />
        </Stack>
      </Sheet>
    </>
  );
}
