import { MailLink, PhoneLink } from '../../kit/contact/ContactLink';
import type { ClinicFactsFragment } from './clinic.generated';

interface Props {
  clinic: ClinicFactsFragment;
  label: string;
}

/** Phone, else e-mail. */
export function ClinicContact({ clinic: { phone, contactEmail }, label }: Props) {
  const contact = phone ? <PhoneLink phone={phone} /> : contactEmail && <MailLink email={contactEmail} />;
  if (!contact) return <>{label}</>;
  return (
    <>
      {label}: {contact}
    </>
  );
}
