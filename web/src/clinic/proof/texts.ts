export const texts = {
  title: 'Confirmá que sos vos',
  explanation: 'Para hacer cambios de seguridad, escribí de nuevo tu contraseña.',
  withPasskey: 'Para hacer cambios de seguridad, escribí de nuevo tu contraseña o usá tu llave de acceso.',
  password: 'Contraseña',
  submit: 'Confirmar contraseña',
  busy: 'Confirmando...',
  passkey: 'Usar una llave de acceso',
  failed: 'Error al confirmar la contraseña',
};
