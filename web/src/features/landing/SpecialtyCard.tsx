import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';

import { professionalCountText } from '../../clinic/people/availability-text';
import type { SpecialtyCardFragment } from '../../clinic/people/cards.generated';
import { PageLink } from '../../clinic/people/PageLink';
import { SpecialtyIcon } from '../../clinic/specialty-icon/SpecialtyIcon';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { ListIcon } from '../../kit/ui/icons';
import { UnbrokenRow } from '../../kit/ui/layout';
import { theme } from '../../kit/ui/theme';
import { specialtyPagePath } from '../directory/directory.paths';
import { requestPath } from '../requests/requests.paths';
import { texts } from './texts';

const Description = styled(Typography)({
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});
const FormNote = styled(Chip)({
  alignSelf: 'start',
  height: 'auto',
  minHeight: 28,
  border: 0,
  borderRadius: 8,
  background: theme.vars.palette.primaryTint,
  color: theme.vars.palette.text.primary,
  fontWeight: 400,
  // Wraps in a narrow card or with large text, instead of being cut.
  '& .MuiChip-label': { whiteSpace: 'normal' },
});

interface Props {
  specialty: SpecialtyCardFragment;
  /** When there is a turno. */
  when: ReactNode;
}

export function SpecialtyCard({ specialty, when }: Props) {
  const { id, slug, name, icon, description, professionalCount, formConfig } = specialty;
  const fields = formConfig.length;
  return (
    <Card component="article">
      <UnbrokenRow spacing={3} sx={{ '& > div': { minWidth: 0, overflowWrap: 'anywhere' } }}>
        <SpecialtyIcon icon={icon} />
        <div>
          <Typography variant="h3">
            <PageLink to={specialtyPagePath(slug)}>{name}</PageLink>
          </Typography>
          <Typography color="textSecondary">{professionalCountText(professionalCount)}</Typography>
        </div>
      </UnbrokenRow>
      {description && <Description color="textSecondary">{description}</Description>}
      {fields > 0 && <FormNote icon={<ListIcon />} label={texts.specialtyCard.form(fields)} />}
      <Box sx={{ mt: 'auto' }}>{when}</Box>
      <ButtonLink to={requestPath(id)} variant="outlined">
        {texts.specialtyCard.request}
        <span style={visuallyHidden}> {texts.specialtyCard.requestOf(name)}</span>
      </ButtonLink>
    </Card>
  );
}
