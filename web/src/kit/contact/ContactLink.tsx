import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { mailHref, mapHref, phoneHref } from '@turnero/api/domain/contact-links';

const Whole = styled('a')({ whiteSpace: 'nowrap' });

export function PhoneLink({ phone, tabIndex }: { phone: string; tabIndex?: 0 | -1 }) {
  const href = phoneHref(phone);
  return href === undefined ? (
    <>{phone}</>
  ) : (
    <Whole href={href} tabIndex={tabIndex}>
      {phone}
    </Whole>
  );
}

export function MailLink({ email }: { email: string }) {
  return (
    <a href={mailHref(email)}>
      <EmailText email={email} />
    </a>
  );
}

/** Opens a map beside this page. */
export function DirectionsLink({ address }: { address: string }) {
  return (
    <a href={mapHref(address)} target="_blank" rel="noopener noreferrer" className="no-print">
      Cómo llegar<span style={visuallyHidden}> (se abre en otra ventana)</span>
    </a>
  );
}

/** May break before the @. */
export function EmailText({ email }: { email: string }) {
  const domain = email.lastIndexOf('@');
  return domain < 1 ? (
    <>{email}</>
  ) : (
    <>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </>
  );
}
