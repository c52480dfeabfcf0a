import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode, type Ref } from 'react';

import { ExpandMoreIcon } from '../../../kit/ui/icons';
import { theme } from '../../../kit/ui/theme';
import { useInnerLevel } from '../section-level';
import type { UnavailableDateFactsFragment } from './dates.generated';
import { runTexts } from './texts';

const Run = styled('div')({
  padding: '8px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& .run': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    width: '100%',
    minHeight: 44,
    borderRadius: 8,
    font: 'inherit',
    textAlign: 'left',
  },
  '& .days::first-letter': { textTransform: 'uppercase' },
  '& .about': { gridRow: 2, fontWeight: 400 },
  '& svg': { gridRow: '1 / span 2', gridColumn: 2 },
  '& [aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
});

interface Props {
  /** Consecutive days, in either order. */
  dates: readonly UnavailableDateFactsFragment[];
  /** While folded. */
  headingRef: Ref<HTMLElement>;
  /** Unfolds for a day that is edited or was just saved. */
  isNeeded: boolean;
  children: ReactNode;
}

/** Consecutive days as one line, folded. */
export function DateRun({ dates, headingRef, isNeeded, children }: Props) {
  const id = useId();
  const level = useInnerLevel();
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = isUnfolded || isNeeded;
  return (
    <Run>
      <Typography variant="h3" variantMapping={{ h3: level }} ref={isOpen ? undefined : headingRef} tabIndex={-1}>
        <ButtonBase className="run" aria-expanded={isOpen} aria-controls={id} onClick={() => setUnfolded(!isOpen)}>
          <span className="days">{runTexts.days(dates)}</span>
          <span className="about">{runTexts.about(dates)}</span>
          <ExpandMoreIcon fontSize="small" />
        </ButtonBase>
      </Typography>
      <div id={id}>{isOpen && children}</div>
    </Run>
  );
}
