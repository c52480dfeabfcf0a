import { styled } from '@mui/material/styles';

import { mailHref, phoneHref } from './contact-links';

const Whole = styled('a')({ whiteSpace: 'nowrap' });

/** A phone that can be dialled, in one line; plain text where it holds no number. */
export function PhoneLink({ phone }: { phone: string }) {
  const href = phoneHref(phone);
  return href === undefined ? <>{phone}</> : <Whole href={href}>{phone}</Whole>;
}

/** An e-mail address that can be written to. */
export function MailLink({ email }: { email: string }) {
  return (
    <a href={mailHref(email)}>
      <EmailText email={email} />
    </a>
  );
}

/** Where it takes two lines, the second begins with the domain. */
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
