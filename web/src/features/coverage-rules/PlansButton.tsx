import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { Ref } from 'react';

import { ExpandMoreIcon } from '../../kit/ui/icons';
import type { MatrixGroup } from './coverage-matrix';
import { texts } from './texts';

interface Props {
  group: MatrixGroup;
  isOpen: boolean;
  boxRef?: Ref<HTMLButtonElement>;
  tabIndex?: number;
  onPress: (insurerId: number) => void;
}

/** Unfolds the plans of an insurer. */
export function PlansButton({ group: { insurer, plans, ruledPlans }, isOpen, boxRef, tabIndex, onPress }: Props) {
  return (
    <Button
      ref={boxRef}
      tabIndex={tabIndex}
      variant="text"
      size="small"
      aria-expanded={isOpen}
      onClick={() => onPress(insurer.id)}
      endIcon={<ExpandMoreIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
      sx={{ px: 1, mt: -2, mb: 1, ml: 7.5, minHeight: 32, fontSize: '0.875rem', textAlign: 'left' }}
    >
      <span>
        {texts.page.plans(plans.length)}
        {ruledPlans > 0 && `, ${texts.page.ruledPlans(ruledPlans)}`}
        <span style={visuallyHidden}> {insurer.name}</span>
      </span>
    </Button>
  );
}
