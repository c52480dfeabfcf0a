import { MailLink, PhoneLink } from '../contact/ContactLink';
import type { ClinicFactsFragment } from './clinic.generated';

interface Props {
  clinic: ClinicFactsFragment;
  /** What stands before it; nothing is shown after it when the clinic gives neither phone nor address. */
  label: string;
}

/** How the clinic is reached, when something can no longer be done here: its phone, else its e-mail. */
export function ClinicContact({ clinic: { phone, contactEmail }, label }: Props) {
  const contact = phone ? <PhoneLink phone={phone} /> : contactEmail && <MailLink email={contactEmail} />;
  if (!contact) return <>{label}</>;
  return (
    <>
      {label}: {contact}
    </>
  );
}
