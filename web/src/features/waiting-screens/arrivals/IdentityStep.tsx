import Button from '@mui/material/Button';
import { useId, type SyntheticEvent } from 'react';

import { focusArrived } from '../../../kit/focus/focus-arrived';
import { WarningIcon } from '../../../kit/ui/icons';
import { texts } from '../texts';
import { Key, Keys, Typing } from './arrival-styles';
import { BIRTH_DAY_LENGTH, birthDayInWords, birthDayText, digitsOf, DNI_LENGTH, dniText } from './typed-digits';
import type { useArrival } from './useArrival';

const FIELDS = {
  dni: { length: DNI_LENGTH, text: dniText },
  birthDay: { length: BIRTH_DAY_LENGTH, text: birthDayText },
};
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

type Props = Pick<ReturnType<typeof useArrival>, 'step' | 'typed' | 'fault' | 'isSending' | 'type' | 'submit'>;

/** One field with a pad of large keys; a keyboard types into it too. */
export function IdentityStep({ step, typed, fault, isSending, type, submit }: Props) {
  const id = useId();
  const { length, text } = FIELDS[step];
  const says = texts.arrivals[step];
  const digits = typed[step];
  const press = (digit: string) => type(digitsOf(digits + digit, length));
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isSending) submit();
  };
  return (
    <Typing onSubmit={onSubmit} noValidate autoComplete="off">
      <h1>
        <label htmlFor={id}>{says.label}</label>
      </h1>
      <p id={`${id}-hint`}>{says.hint}</p>
      <input
        id={id}
        ref={focusArrived}
        // Its own pad replaces the tablet's keyboard.
        inputMode="none"
        value={text(digits)}
        onChange={({ target }) => type(digitsOf(target.value, length))}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-hint ${id}-said`}
      />
      <div id={`${id}-said`} className="said" role={fault === null ? 'status' : 'alert'}>
        {fault === null ? (
          step === 'birthDay' && birthDayInWords(digits)
        ) : (
          <>
            <WarningIcon fontSize="inherit" /> {fault}
          </>
        )}
      </div>
      <Keys role="group" aria-label={texts.arrivals.keys}>
        {DIGITS.map((digit) => (
          <PadKey key={digit} label={digit} onPress={() => press(digit)} />
        ))}
        <span />
        <PadKey label="0" onPress={() => press('0')} />
        <PadKey label={texts.arrivals.erase} isWord onPress={() => type(digits.slice(0, -1))} />
      </Keys>
      <Button type="submit" variant="contained" size="large" aria-disabled={isSending}>
        {isSending ? texts.arrivals.searching : says.next}
      </Button>
    </Typing>
  );
}

function PadKey({ label, isWord = false, onPress }: { label: string; isWord?: boolean; onPress: () => void }) {
  return (
    <Key
      type="button"
      className={isWord ? 'word' : undefined}
      // The field keeps the focus, so that Enter still sends it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {label}
    </Key>
  );
}
