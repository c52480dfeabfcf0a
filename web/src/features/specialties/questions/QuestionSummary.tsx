import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

import { ExpandMoreIcon } from '../../../kit/ui/icons';
import { theme } from '../../../kit/ui/theme';
import { questionKindText } from '../texts';
import type { QuestionValues } from './question-values';

const Toggle = styled(ButtonBase)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minHeight: 44,
  padding: '4px 0',
  borderRadius: 8,
  font: 'inherit',
  textAlign: 'left',
  '& .text': { flex: '1 1 0', minWidth: 0 },
  '& strong': { display: 'block', fontWeight: 600 },
  '& small': {
    display: 'block',
    color: theme.vars.palette.text.secondary,
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
  },
  '& svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
});

interface Props {
  question: QuestionValues;
  name: string;
  isOpen: boolean;
  onToggle: () => void;
}

export function QuestionSummary({ question, name, isOpen, onToggle }: Props) {
  return (
    <Toggle aria-expanded={isOpen} onClick={onToggle}>
      <span className="text">
        <strong>{name}</strong>
        <small>{questionKindText(question)}</small>
      </span>
      <ExpandMoreIcon fontSize="small" />
    </Toggle>
  );
}
