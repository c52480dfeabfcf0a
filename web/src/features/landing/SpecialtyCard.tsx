import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';

import { professionalCountText } from '../../clinic/people/availability-text';
import { CoverageLine } from '../../clinic/payer/CoverageLine';
import type { SpecialtyCardFragment } from '../../clinic/people/cards.generated';
import { PageLink } from '../../clinic/people/PageLink';
import { SpecialtyIcon } from '../../clinic/specialty-icon/SpecialtyIcon';
import { down, LARGE_TEXT } from '../../kit/ui/breakpoints';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { ListIcon } from '../../kit/ui/icons';
import { UnbrokenRow } from '../../kit/ui/layout';
import { specialtyPagePath } from '../directory/directory.paths';
import { requestPath } from '../requests/requests.paths';
import { texts } from './texts';

const Description = styled(Typography)({
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});
const FormNote = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  '& svg': { fontSize: '1rem' },
});
/** The request is as high as the time beside it. */
const Presses = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(min-content, auto)',
  gap: 8,
  marginTop: 'auto',
  '& > a': { paddingInline: 14 },
  [down('phone')]: { '& > a': { maxWidth: '6.75rem' } },
  [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > a': { maxWidth: 'none' } },
});

interface Props {
  specialty: SpecialtyCardFragment;
  /** The next free time. */
  when: ReactNode;
  /** About the chosen insurer. */
  coverage: string | undefined;
  isTaken: boolean | undefined;
}

export function SpecialtyCard({ specialty, when, coverage, isTaken }: Props) {
  const { id, slug, name, icon, description, professionalCount, formConfig } = specialty;
  const fields = formConfig.length;
  return (
    <Card component="article" sx={{ gap: 2 }}>
      <UnbrokenRow spacing={3} sx={{ '& > div': { minWidth: 0, overflowWrap: 'anywhere' } }}>
        <SpecialtyIcon icon={icon} />
        <div>
          <Typography variant="h3">
            <PageLink to={specialtyPagePath(slug)}>{name}</PageLink>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {professionalCountText(professionalCount)}
          </Typography>
        </div>
      </UnbrokenRow>
      {description && (
        <Description variant="body2" color="textSecondary">
          {description}
        </Description>
      )}
      {fields > 0 && (
        <Typography variant="body2">
          <FormNote>
            <ListIcon />
            {texts.specialtyCard.form(fields)}
          </FormNote>
        </Typography>
      )}
      <CoverageLine text={coverage} isTaken={isTaken} />
      <Presses>
        {when}
        <ButtonLink to={requestPath(id)} variant="outlined">
          <span>
            {texts.specialtyCard.request}
            <span style={visuallyHidden}> {texts.specialtyCard.requestOf(name)}</span>
          </span>
        </ButtonLink>
      </Presses>
    </Card>
  );
}
