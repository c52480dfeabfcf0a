import { string } from 'yup';

/** What a standard address looks like: the same pattern as on the server. */
export const EMAIL_PATTERN =
  /^[^\s@<>()[\]\\,;:"]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;

/** A required e-mail address, with the catalogue's texts. */
export const emailRule = string()
  .trim()
  .required('El correo electrónico es requerido')
  .matches(EMAIL_PATTERN, 'Dirección de correo electrónico inválida');
