/** The server's mails link to it. */
export const SECURITY_PATH = '/security';
export const REGISTER_PATH = '/register';
export const FORGOT_PASSWORD_PATH = '/forgot-password';
/** ?token= of the mail. */
export const RESET_PASSWORD_PATH = '/reset-password';
/** ?token= of the mail. */
export const INVITATION_PATH = '/invitation';
/** ?token= of the mail. */
export const CONFIRM_EMAIL_PATH = '/confirm-email';
