import type { Ref } from 'react';

import { OffButton } from '../ui/OffButton';

/** Why a form cannot be sent yet. */
export interface Missing {
  /** The id of the visible text that says what is missing. */
  id?: string | undefined;
  /** Leads to the missing choice. Default: submits, so that validation shows the errors. */
  onPress?: (() => void) | undefined;
}

interface Props {
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  /** The button looks off, and a press leads to what is missing. */
  missing?: Missing | null | undefined;
  /** A press does nothing. */
  off?: boolean;
  /** The id of the visible text that says why the button is off. */
  whyId?: string | undefined;
  /** The cancel button, before the submit button. */
  out?: { label: string; onPress: () => void; off?: boolean } | undefined;
  isAside?: boolean;
  /** Emphasizes the cancel button, the harmless answer to a question. */
  isQuestion?: boolean;
  /** Implies isQuestion, and colours the button. */
  isDestructive?: boolean;
  size?: 'small';
  /** The form's id, when the button is outside the form. */
  form?: string;
  /** Default: submits the form. */
  onPress?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

export function FormButtons({ submitLabel, busyLabel, busy, missing = null, out, onPress, ...rest }: Props) {
  const { off = false, whyId, isAside = false, isDestructive = false, isQuestion = isDestructive, size, form, ref } = rest;
  const lead = missing?.onPress;
  const isLacking = missing !== null && !busy;
  return (
    <>
      {out && (
        <OffButton
          variant={isQuestion ? 'contained' : 'outlined'}
          {...(size && { size })}
          off={busy || out.off === true}
          onClick={out.onPress}
        >
          {out.label}
        </OffButton>
      )}
      <OffButton
        ref={ref}
        type={onPress ? 'button' : 'submit'}
        {...(form !== undefined && { form })}
        variant={isAside || isQuestion ? 'outlined' : 'contained'}
        color={isDestructive ? 'error' : 'primary'}
        {...(size && { size })}
        off={busy || off}
        whyId={off ? whyId : undefined}
        {...(isLacking && { 'aria-disabled': true, 'aria-describedby': missing.id })}
        onClick={(event) => {
          if (isLacking && lead) {
            event.preventDefault();
            lead();
          } else onPress?.();
        }}
      >
        {busy ? busyLabel : submitLabel}
      </OffButton>
    </>
  );
}
