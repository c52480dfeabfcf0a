import { styled } from '@mui/material/styles';
import { specialtyEmoji } from '@turnero/api/domain/specialty-icons';

import { theme } from '../../kit/ui/theme';

const Tile = styled('span', { shouldForwardProp: (name) => name !== 'small' })<{ small: boolean }>(({ small }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: small ? 28 : 48,
  height: small ? 28 : 48,
  borderRadius: small ? 8 : 12,
  background: theme.vars.palette.primaryTint,
  fontSize: small ? '1rem' : '1.625rem',
  lineHeight: 1,
}));

interface Props {
  /** See specialtyEmoji. */
  icon: string | null | undefined;
  small?: boolean;
}

/** Decorative: the name is beside it. */
export function SpecialtyIcon({ icon, small = false }: Props) {
  return (
    <Tile small={small} aria-hidden="true">
      {specialtyEmoji(icon)}
    </Tile>
  );
}
