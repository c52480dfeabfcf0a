/**
 * For Jest's `sandboxInjectedGlobals`, because its sandbox resolves globals slowly. No test may replace them and no
 * module declare them.
 */
const SANDBOX_GLOBALS = [
  'Array',
  'Boolean',
  'Error',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'Proxy',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'TypeError',
  'WeakMap',
  'WeakSet',
  'console',
];

module.exports = { SANDBOX_GLOBALS };
