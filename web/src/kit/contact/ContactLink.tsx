import { styled } from '@mui/material/styles';

import { mailHref, phoneHref } from './contact-links';

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
