export const RESENT = 'Email de confirmación reenviado exitosamente';
export const RESEND_FAILED = 'Error al reenviar el email';
