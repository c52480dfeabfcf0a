import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';

import { ErrorState } from '../../../shared/states/ErrorState';
import { PageSpinner } from '../../../shared/states/PageSpinner';
import { IconButton } from '../../../shared/ui/Button';
import { CrossIcon } from '../../../shared/ui/icons';
import { Tabs } from '../../../shared/ui/Tabs';
import { PasswordForm } from './PasswordForm';
import { PictureField } from './PictureField';
import type { ProfileTab } from './profile-tab';
import { useProfileQuery } from './profile.generated';
import { ProfileForm } from './ProfileForm';

const Body = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, padding: 20, minWidth: 0, '& h2': { fontSize: '1.25rem', lineHeight: '1.75rem' } });
const Top = styled('div')({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 8 });
const Panel = styled('div')({ display: 'grid', gap: 16, minWidth: 0 });

const LOAD_FAILED = 'Error al cargar el perfil';

interface Props {
  open: boolean;
  initialTab: ProfileTab;
  onClose: () => void;
}

/**
 * One's own data and password. MUI's dialog, unlike the browser's own, keeps the page from scrolling, closes by a
 * click outside and lets the date's calendar and toasts lie above it.
 */
export function ProfileDialog({ open, initialTab, onClose }: Props) {
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { style: { margin: 8, width: 'calc(100% - 16px)', maxHeight: 'calc(100% - 16px)' } } }}
    >
      <Body>
        <Top>
          <h2 id={titleId}>Mi cuenta</h2>
          <IconButton aria-label="Cerrar" onClick={onClose}>
            <CrossIcon size={24} />
          </IconButton>
        </Top>
        <Content initialTab={initialTab} onClose={onClose} />
      </Body>
    </Dialog>
  );
}

/** Begins anew with every opening. */
function Content({ initialTab, onClose }: Omit<Props, 'open'>) {
  const [tab, setTab] = useState<ProfileTab>(initialTab);
  return (
    <Tabs
      label="Partes de la cuenta"
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'profile', label: 'Perfil', content: <ProfilePanel onDone={onClose} /> },
        { id: 'password', label: 'Contraseña', content: <PasswordForm onDone={onClose} /> },
      ]}
    />
  );
}

function ProfilePanel({ onDone }: { onDone: () => void }) {
  const { data, error, refetch } = useProfileQuery({ fetchPolicy: 'network-only', errorFallback: LOAD_FAILED });
  if (data?.viewer) {
    return (
      <Panel>
        <PictureField user={data.viewer} />
        <ProfileForm profile={data.viewer} onDone={onDone} />
      </Panel>
    );
  }
  return error ? <ErrorState title={LOAD_FAILED} onRetry={() => void refetch()} /> : <PageSpinner label="Cargando el perfil…" />;
}
