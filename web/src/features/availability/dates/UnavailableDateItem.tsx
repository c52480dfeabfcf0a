import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, type Ref } from 'react';

import { longDate } from '../../../kit/time/wall-time';
import { OffButton } from '../../../kit/ui/OffButton';
import { theme } from '../../../kit/ui/theme';
import { useInnerLevel } from '../section-level';
import { dateFactsText, texts } from '../texts';
import { AffectedAppointments, AffectedRentals } from './Affected';
import type { UnavailableDateFactsFragment } from './dates.generated';

const Item = styled('article')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  padding: '8px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
  '& h3::first-letter': { textTransform: 'uppercase' },
  '& .what': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    gap: '4px 12px',
  },
  '& .facts': { flex: '1 1 200px', minWidth: 0 },
  '& .about': { color: theme.vars.palette.text.secondary, whiteSpace: 'pre-line' },
  '& .buttons': { display: 'flex', marginInline: -14 },
});

interface Props {
  professionalId: number;
  date: UnavailableDateFactsFragment;
  headingRef: Ref<HTMLElement>;
  editRef: Ref<HTMLButtonElement>;
  /** Just saved: unfolds what it affects. */
  fresh: boolean;
  /** Another form is saving, so none can open. */
  locked: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

export function UnavailableDateItem({
  professionalId,
  date,
  headingRef,
  editRef,
  fresh,
  locked,
  onEdit,
  onDelete,
}: Props) {
  const { reason, description } = date;
  const headingId = useId();
  const level = useInnerLevel();
  return (
    <Item aria-labelledby={headingId}>
      <div className="what">
        <div className="facts">
          <Typography variant="h3" variantMapping={{ h3: level }} id={headingId} ref={headingRef} tabIndex={-1}>
            {longDate(date.date)}
          </Typography>
          <p>{dateFactsText(date)}</p>
          {description && description !== texts.reasons[reason] && <p className="about">{description}</p>}
        </div>
        <div className="buttons">
          <OffButton
            variant="text"
            size="small"
            ref={editRef}
            aria-describedby={headingId}
            off={locked}
            onClick={onEdit}
          >
            {texts.updateDate.open}
          </OffButton>
          <Button variant="text" size="small" aria-describedby={headingId} onClick={onDelete}>
            {texts.dateDeletion.open}
          </Button>
        </div>
      </div>
      <AffectedAppointments key={`turnos ${fresh}`} professionalId={professionalId} date={date} unfolded={fresh} />
      <AffectedRentals key={`salas ${fresh}`} date={date} unfolded={fresh} />
    </Item>
  );
}
