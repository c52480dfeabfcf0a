/**
 * For Jest's `sandboxInjectedGlobals`. Its modules run in a sandbox that is asked for each global at each use: a loop of
 * Math.floor takes several times what it takes outside. These come to every module as parameters instead. Only what no test
 * replaces, and what no module that is loaded declares for itself (`const process = require('process')`), as that would
 * not compile.
 */
const SANDBOX_GLOBALS = [
  'Array', 'Boolean', 'Error', 'Map', 'Math', 'Number', 'Object', 'Promise', 'Proxy', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol',
  'TypeError', 'WeakMap', 'WeakSet', 'console',
];

module.exports = { SANDBOX_GLOBALS };
