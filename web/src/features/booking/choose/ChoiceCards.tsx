import { styled } from '@mui/material/styles';
import type { Ref } from 'react';

import { useRadios } from '../../../clinic/slots/useRadios';
import { ChoiceButton } from '../../../kit/ui/ChoiceButton';
import { CheckIcon } from '../../../kit/ui/icons';
import { theme } from '../../../kit/ui/theme';

const Grid = styled('div')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
});
const Card = styled(ChoiceButton)({
  justifyContent: 'start',
  gap: 8,
  alignItems: 'start',
  minHeight: 64,
  padding: '10px 14px',
  fontWeight: 400,
  textAlign: 'left',
  '& > span': { display: 'grid', minWidth: 0 },
  '& svg': { flex: 'none', marginTop: 2 },
  '& .description': { fontSize: '0.875rem', lineHeight: '1.25rem', color: theme.vars.palette.text.secondary },
  '&.Mui-selected .description': { color: 'inherit' },
});

interface Choice {
  id: number;
  name: string;
  /** May be empty. */
  about: string;
}

interface Props {
  /** The tab stop. */
  ref: Ref<HTMLElement | undefined>;
  label: string;
  choices: readonly Choice[];
  chosenId: number | null | undefined;
  onChoose: (id: number) => void;
}

/** For few choices with descriptions. */
export function ChoiceCards({ ref, label, choices, chosenId, onChoose }: Props) {
  const { radio, onKeyDown } = useRadios({
    keys: choices.map(({ id }) => id),
    tabStop: chosenId ?? choices[0]?.id,
    tabStopRef: ref,
  });
  return (
    <Grid role="radiogroup" aria-label={label} onKeyDown={onKeyDown}>
      {choices.map(({ id, name, about }) => (
        <Card key={id} value={id} selected={id === chosenId} {...radio(id)} onClick={() => onChoose(id)}>
          {id === chosenId && <CheckIcon fontSize="small" />}
          <span>
            <strong>{name}</strong> {about && <span className="description">{about}</span>}
          </span>
        </Card>
      ))}
    </Grid>
  );
}
