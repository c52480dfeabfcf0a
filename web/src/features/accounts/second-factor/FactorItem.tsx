import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { dateText } from '@turnero/api/domain/date-text';

import { dayOf } from '../../../kit/time/wall-time';
import { theme } from '../../../kit/ui/theme';
import type { SecondFactorFactsFragment } from './second-factor.generated';
import { texts } from './texts';

const Item = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '12px 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
});
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

interface Props {
  factor: SecondFactorFactsFragment;
  /** The last one, required by the clinic. */
  isNeeded: boolean;
  onRename: () => void;
  /** Undefined until the password is proved. */
  onRemove: (() => void) | undefined;
}

export function FactorItem({ factor: { kind, name, createdAt, lastUsedAt }, isNeeded, onRename, onRemove }: Props) {
  const { added, used, unused } = texts.factors;
  const facts = [
    texts.kinds[kind],
    added(dateText(dayOf(createdAt))),
    lastUsedAt === null ? unused : used(dateText(dayOf(lastUsedAt))),
  ];
  return (
    <Item>
      <div>
        <strong>{name}</strong>
        {facts.map((fact) => (
          <Typography key={fact} variant="body2" color="textSecondary">
            {fact}
          </Typography>
        ))}
      </div>
      <Buttons>
        <Button variant="outlined" aria-label={texts.renaming.of(name)} aria-haspopup="dialog" onClick={onRename}>
          {texts.renaming.open}
        </Button>
        {onRemove && !isNeeded && (
          <Button variant="outlined" aria-label={texts.removal.of(name)} aria-haspopup="dialog" onClick={onRemove}>
            {texts.removal.open}
          </Button>
        )}
      </Buttons>
      {onRemove && isNeeded && <Typography variant="body2">{texts.removal.required}</Typography>}
    </Item>
  );
}
