import type { Ref } from 'react';

import { OffButton } from '../ui/OffButton';

/** Something has to be chosen or typed before a form can be sent. */
export interface Missing {
  /** The id of the text in sight that says what. */
  id?: string | undefined;
  /** Leads to where it is chosen or typed. Default: the form is judged, and its faults lead there. */
  onPress?: (() => void) | undefined;
}

interface Props {
  submitLabel: string;
  /** On the button while it is sent. */
  busyLabel: string;
  /** It is being sent. */
  busy: boolean;
  /** The button looks off, and a press says what is missing. */
  missing?: Missing | null | undefined;
  /** There is nothing to send: a press does nothing. */
  off?: boolean;
  /** The id of the text in sight that says why it is off. */
  whyId?: string | undefined;
  /** The way out, before the button; not while it is sent. */
  out?: { label: string; onPress: () => void; off?: boolean } | undefined;
  /** Something else in sight is what the page is for: this button is the quieter one. */
  isAside?: boolean;
  /** The way out is the stressed one, as the harmless answer to a question. */
  isQuestion?: boolean;
  /** It takes something away: a question whose button says so by its colour too. */
  isDestructive?: boolean;
  size?: 'small';
  /** The id of the form, where the button stands outside of it. */
  form?: string;
  /** A press does this; default: it sends the form around it. */
  onPress?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** The buttons of every form: the way out, and what the form is for. */
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
