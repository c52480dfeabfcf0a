import { styled } from '@mui/material/styles';

import { FormButtons } from '../../kit/form/FormButtons';
import { down, NOT_LOW } from '../../kit/ui/breakpoints';
import { bottomBar } from '../../kit/ui/sticky-bar';
import { theme } from '../../kit/ui/theme';
import { texts } from './texts';

const Bar = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '12px 16px',
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: 16,
  [NOT_LOW]: { position: 'sticky', bottom: 8, zIndex: 5 },
  '& > p': { flex: '1 1 160px', fontWeight: 600 },
  [down('sm')]: { '& > button': { flex: '1 1 auto' } },
});

interface Props {
  count: number;
  onClear: () => void;
  onChange: () => void;
}

export function ChosenBar({ count, onClear, onChange }: Props) {
  return (
    <Bar ref={bottomBar} aria-label={texts.chosen.label}>
      <p role="status">{texts.chosen.count(count)}</p>
      <FormButtons
        submitLabel={texts.chosen.change}
        busyLabel=""
        busy={false}
        out={{ label: texts.chosen.clear, onPress: onClear }}
        onPress={onChange}
      />
    </Bar>
  );
}
