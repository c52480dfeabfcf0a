/** turnero COMMAND: all programs under one name, as `npx turnero` in a checkout and `turnero` in the image. */

/** Each command's program, in this folder once built. */
const PROGRAMS = {
  start: ['main', 'atiende la web, /graphql y /api'],
  migrate: ['migrate', 'pone al día la base de datos'],
  admin: ['admin', 'crea una cuenta de administración'],
  doctor: ['doctor', 'revisa la configuración y lo que la rodea'],
  backup: ['backup', 'hace una copia y la prueba'],
  restore: ['restore', 'llena una base vacía con una copia'],
  clinics: ['clinics', 'administra las clínicas de un mismo servidor'],
};

const [command, ...given] = process.argv.slice(2);
const program = Object.hasOwn(PROGRAMS, command ?? '') ? PROGRAMS[command][0] : null;
if (program) {
  process.argv.splice(2, Infinity, ...given);
  require(`./${program}.js`);
} else {
  const isHelp = command === undefined || command === '--help' || command === '-h';
  const lines = Object.entries(PROGRAMS).map(([name, [, does]]) => `  ${name.padEnd(8)}  ${does}`);
  const usage = ['Uso: turnero COMANDO [opciones]', '', ...lines, ''].join('\n');
  if (isHelp) process.stdout.write(usage);
  else process.stderr.write(`No existe el comando ${command}.\n\n${usage}`);
  process.exitCode = isHelp ? 0 : 2;
}
