import { styled } from '@mui/material/styles';

import { FormButtons } from '../../../kit/form/FormButtons';
import { down } from '../../../kit/ui/breakpoints';
import { bottomBar } from '../../../kit/ui/sticky-bar';
import { theme } from '../../../kit/ui/theme';
import { texts } from '../texts';

/** Sticky and coloured while there are unsaved edits. */
const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '12px 0 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > p': { flex: '1 1 160px' },
  '&[data-unsaved="true"]': {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    margin: '0 -16px -16px',
    padding: 16,
    background: theme.vars.palette.pending.chip,
    color: theme.vars.palette.pending.text,
    borderTop: `1px solid ${theme.vars.palette.pending.edge}`,
    borderRadius: '0 0 16px 16px',
  },
  '&[data-unsaved="true"] .MuiButton-outlined': { background: theme.vars.palette.background.paper },
  [down('sm')]: { '& > button': { flex: '1 1 auto' } },
});

interface Props {
  unsaved: boolean;
  saving: boolean;
  onDiscard: () => void;
}

export function SaveBar({ unsaved, saving, onDiscard }: Props) {
  return (
    <Bar ref={unsaved ? bottomBar : undefined} data-unsaved={unsaved}>
      <p role="status">{unsaved ? texts.saveBar.unsaved : texts.saveBar.saved}</p>
      <FormButtons
        size="small"
        submitLabel={texts.saveBar.submit}
        busyLabel={texts.saveBar.busy}
        busy={saving}
        off={!unsaved}
        out={{ label: texts.saveBar.discard, onPress: onDiscard, off: !unsaved }}
      />
    </Bar>
  );
}
