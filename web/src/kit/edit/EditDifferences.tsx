import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useId, useLayoutEffect, useRef, useState } from 'react';

import { isSame, mergeEdits, type Difference, type Edits } from '../form/merge-edits';
import { theme } from '../ui/theme';

const Frame = styled(Card)({
  borderColor: theme.vars.palette.pending.edge,
  borderRadius: 8,
  '& h2': { outline: 'none', fontSize: '1rem', lineHeight: '1.5rem' },
  '& .both': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& .label': {
    overflowWrap: 'anywhere',
    '& small': {
      display: 'block',
      color: theme.vars.palette.text.secondary,
      fontSize: '0.875rem',
      lineHeight: '1.25rem',
    },
  },
}) as typeof Card;

/** `text` defaults to the value, or "vacío". */
export type FieldWords<V> = { readonly [Field in keyof V]-?: { label: string; text?: (value: V[Field]) => string } };

interface Props<V> {
  edits: Edits<V>;
  words: FieldWords<V>;
  /** The same user saved `theirs` elsewhere. */
  isOwn?: boolean;
}

const THEIRS = { title: 'Cambios de otra persona', value: 'Lo que guardó la otra persona' };
const OWN = { title: 'Lo guardado y lo que escribiste', value: 'Lo que acabás de guardar' };

/**
 * Shows concurrent changes beside the typed values. Unedited fields take the new value; a press swaps any. `mine` is
 * the form's content when `edits` arrive.
 */
export function EditDifferences<V extends object>({ edits: found, words, isOwn = false }: Props<V>) {
  const { values: typed, setValues } = useFormikContext<V>();
  const [arrival, setArrival] = useState({ found, edits: { ...found, mine: typed } });
  if (arrival.found !== found) setArrival({ found, edits: { ...found, mine: typed } });
  const { edits } = arrival;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { values: merged, differences } = mergeEdits(edits);
  const taken = useRef<Edits<V>>(null);
  // A layout effect avoids a flash of outdated choices.
  useLayoutEffect(() => {
    if (taken.current === edits) return;
    taken.current = edits;
    void setValues(merged);
    title.current?.focus();
  });
  if (differences.length === 0) return null;
  const setAll = (of: V) => void setValues((values) => ({ ...values, ...pick(of, differences) }));
  return (
    <Frame component="div" role="group" aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId} ref={title} tabIndex={-1}>
        {(isOwn ? OWN : THEIRS).title}
      </Typography>
      {differences.map((difference) => (
        <Choice key={difference.field} {...{ difference, edits, words, isOwn }} />
      ))}
      {differences.length > 1 && (
        <p className="both">
          <Button size="small" variant="outlined" onClick={() => setAll(edits.mine)}>
            Usar todo lo mío
          </Button>
          <Button size="small" variant="outlined" onClick={() => setAll(edits.theirs)}>
            Usar todo lo guardado
          </Button>
        </p>
      )}
    </Frame>
  );
}

interface ChoiceProps<V> extends Props<V> {
  difference: Difference<V>;
}

function Choice<V extends object>({
  difference: { field, isContested },
  edits: { mine, theirs },
  words,
  isOwn,
}: ChoiceProps<V>) {
  const { values, setFieldValue } = useFormikContext<V>();
  const labelId = useId();
  const { label, text = plainText } = words[field];
  const chosen = isSame(values[field], theirs[field]) ? 'theirs' : isSame(values[field], mine[field]) ? 'mine' : '';
  return (
    <div>
      <Typography id={labelId} sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <RadioGroup
        aria-labelledby={labelId}
        value={chosen}
        onChange={(_, of) => void setFieldValue(field, (of === 'mine' ? mine : theirs)[field])}
      >
        <FormControlLabel
          value="mine"
          control={<Radio />}
          label={<Value of={isContested ? 'Lo que escribiste' : 'Como estaba'} text={text(mine[field])} />}
        />
        <FormControlLabel
          value="theirs"
          control={<Radio />}
          label={<Value of={(isOwn ? OWN : THEIRS).value} text={text(theirs[field])} />}
        />
      </RadioGroup>
    </div>
  );
}

function Value({ of, text }: { of: string; text: string }) {
  return (
    <span className="label">
      <small>{of}</small> {text}
    </span>
  );
}

function plainText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  return value === '' || value === null || value === undefined ? 'vacío' : String(value);
}

function pick<V extends object>(of: V, differences: readonly Difference<V>[]): Partial<V> {
  const picked: Partial<V> = {};
  for (const { field } of differences) picked[field] = of[field];
  return picked;
}
