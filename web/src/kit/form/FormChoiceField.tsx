import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, type ReactNode } from 'react';

import { focusArrived } from '../focus/focus-arrived';
import { memoWithHandlers } from '../ui/memo-with-handlers';
import { useBoundField, type BoundField } from './bound-field';
import type { FieldName } from './field-name';
import { FieldLabel } from './FieldLabel';
import { FieldMessage } from './FieldMessage';

interface Props<V> {
  name: FieldName<V, string | string[]>;
  label: string;
  options: readonly string[];
  hint?: string;
  required?: boolean;
  /** The value is a list. */
  several?: boolean;
  /** For short options. */
  inRows?: boolean;
  markOf?: (option: string) => ReactNode;
  /** Option to focus on mount. */
  focusOn?: string;
}

export function FormChoiceField<V extends object = never>(props: Props<V>) {
  const bound = useBoundField<V, string | string[]>(props.name, { legend: props.label });
  return <ChoiceField {...props} {...bound} />;
}

interface ChoiceProps extends Omit<Props<never>, 'name'>, BoundField<string | string[]> {
  name: string;
}

const ChoiceField = memoWithHandlers(function ChoiceField(props: ChoiceProps) {
  const { name, label, options, hint, required = false, several = false, inRows = false, markOf, focusOn } = props;
  const { value, onChange, onBlur, error, fieldRef } = props;
  const id = useId();
  const chosen = typeof value === 'string' ? [value] : value;
  const refOf = (option: string) => (option === focusOn ? focusArrived : undefined);
  const inputOf = (option: string) => ({
    ref: option === options[0] ? fieldRef : refOf(option),
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-message`,
  });
  const tick = (option: string, ticked: boolean) =>
    options.filter((it) => (it === option ? ticked : chosen.includes(it)));
  const boxes = options.map((option) => (
    <FormControlLabel
      key={option}
      value={option}
      label={
        markOf ? (
          <>
            {markOf(option)} {option}
          </>
        ) : (
          option
        )
      }
      control={
        several ? (
          <Checkbox
            name={name}
            checked={chosen.includes(option)}
            onChange={(_, ticked) => onChange(tick(option, ticked))}
            slotProps={{ input: inputOf(option) }}
          />
        ) : (
          <Radio slotProps={{ input: inputOf(option) }} />
        )
      }
    />
  ));
  return (
    <FormControl
      component="fieldset"
      error={error !== undefined}
      aria-describedby={hint === undefined ? undefined : `${id}-message`}
      onBlur={onBlur}
    >
      <FormLabel component="legend">
        <FieldLabel text={label} isOptional={!required} />
      </FormLabel>
      {several ? (
        <FormGroup row={inRows}>{boxes}</FormGroup>
      ) : (
        <RadioGroup row={inRows} name={name} value={value} onChange={(_, option) => onChange(option)}>
          {boxes}
        </RadioGroup>
      )}
      <FieldMessage id={`${id}-message`} error={error} hint={hint} />
    </FormControl>
  );
});
