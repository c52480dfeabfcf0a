import type { ClinicFactsFragment } from './clinic.generated';

interface Props {
  clinic: ClinicFactsFragment;
  /** What stands before it; nothing is shown after it when the clinic gives neither phone nor address. */
  label: string;
}

/** How the clinic is reached, when something can no longer be done here: its phone, else its e-mail. */
export function ClinicContact({ clinic: { phone, contactEmail }, label }: Props) {
  const href = phone ? `tel:${phone.replace(/[^+\d]/g, '')}` : contactEmail && `mailto:${contactEmail}`;
  if (!href) return <>{label}</>;
  return (
    <>
      {label}:{' '}
      <a href={href} style={phone ? { whiteSpace: 'nowrap' } : undefined}>
        {phone || contactEmail}
      </a>
    </>
  );
}
