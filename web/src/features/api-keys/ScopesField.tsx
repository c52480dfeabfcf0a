import { SCOPE_AREAS, scopeText, type Scope, type ScopeArea } from '@turnero/api/domain/scopes';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { useId, type Ref } from 'react';

import { FieldMessage } from '../../kit/form/FieldMessage';
import { useFormField } from '../../kit/form/server-refusal';
import { memoWithHandlers } from '../../kit/ui/memo-with-handlers';
import { scopesFor, type KeyValues } from './key-form';
import { texts } from './texts';

const Areas = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: 8,
  overflowWrap: 'anywhere',
  '& .MuiFormControlLabel-root': { marginRight: 0 },
});

const AREAS = Object.entries(SCOPE_AREAS) as [ScopeArea, string][];
const OTHERS: readonly Scope[] = ['events:read', 'personal-data'];

/** Scopes of a key: for each area reading and writing, and apart from them events and patients' data. */
export function ScopesField() {
  const { field, helpers, error, ref } = useFormField<KeyValues, readonly string[]>('scopes');
  const { field: whose } = useFormField<KeyValues, string>('whose');
  const id = useId();
  const offered = scopesFor(whose.value);
  const tick = (scope: Scope, ticked: boolean) =>
    void helpers.setValue(offered.filter((it) => (it === scope ? ticked : field.value.includes(it))));
  const box = (scope: Scope, label: string) =>
    offered.includes(scope) ? (
      <ScopeBox
        label={label}
        name={scopeText(scope)}
        checked={field.value.includes(scope)}
        onTick={(ticked) => tick(scope, ticked)}
        isWrong={error !== undefined}
        messageId={scope === 'personal-data' ? `${id}-personal` : `${id}-message`}
        inputRef={scope === offered[0] ? ref : undefined}
      />
    ) : (
      <span />
    );
  return (
    <FormControl component="fieldset" error={error !== undefined}>
      <FormLabel component="legend">{texts.fields.scopes}</FormLabel>
      <Areas>
        {AREAS.filter(([area]) => offered.some((scope) => scope.startsWith(area))).map(([area, word]) => (
          <Areas key={area} sx={{ display: 'contents' }}>
            <span>{word}</span>
            {box(`${area}:read`, texts.form.read)}
            {box(`${area}:write`, texts.form.write)}
          </Areas>
        ))}
      </Areas>
      {OTHERS.map((scope) => (
        <div key={scope}>{box(scope, scopeText(scope))}</div>
      ))}
      <FieldMessage id={`${id}-personal`} hint={texts.form.personalHint} />
      <FieldMessage id={`${id}-message`} error={error} />
    </FormControl>
  );
}

interface BoxProps {
  label: string;
  /** For screen readers. */
  name: string;
  checked: boolean;
  onTick: (ticked: boolean) => void;
  isWrong: boolean;
  messageId: string;
  inputRef: Ref<HTMLInputElement> | undefined;
}

const ScopeBox = memoWithHandlers(function ScopeBox(props: BoxProps) {
  const { label, name, checked, onTick, isWrong, messageId, inputRef } = props;
  const input = {
    ref: inputRef,
    'aria-label': name,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': messageId,
  };
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox checked={checked} onChange={(_, ticked) => onTick(ticked)} slotProps={{ input }} />}
    />
  );
});
