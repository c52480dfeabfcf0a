import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useCallback, useState } from 'react';

import { Avatar } from '../../clinic/people/Avatar';
import type { SessionUserFragment } from '../../clinic/session/session.generated';
import type { ProfileTab } from '../../features/accounts/profile/profile-tab';
import { LazyComponent } from '../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../kit/lazy/useDialogLoadFailure';
import { ExpandMoreIcon } from '../../kit/ui/icons';
import { theme } from '../../kit/ui/theme';

const Toggle = styled(ButtonBase)({
  gap: 4,
  fontSize: '1rem',
  minHeight: 48,
  padding: '2px 8px 2px 4px',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: 24,
  '&:hover': { background: theme.vars.palette.primaryTint },
});

const load = () => import('./UserPanel').then((file) => file.UserPanel);

interface Props {
  viewer: SessionUserFragment;
  onProfile: (tab: ProfileTab) => void;
}

/** Preloads its panel when idle. */
export function UserMenu({ viewer, onProfile }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  const onLoadFailure = useDialogLoadFailure(close);
  return (
    <>
      <Toggle
        aria-expanded={anchor !== null}
        aria-haspopup="dialog"
        aria-label={`Menú de ${viewer.name}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Avatar name={viewer.name} pictureUrl={viewer.pictureUrl} />
        <ExpandMoreIcon fontSize="inherit" />
      </Toggle>
      <LazyComponent
        load={load}
        isNeeded={anchor !== null}
        onFailure={onLoadFailure}
        props={{ anchor, viewer, onProfile, onClose: close }}
      />
    </>
  );
}
