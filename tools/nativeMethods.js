// Still a package for those who divide the modules (tools/fewChunks.js).
const id = '\0/node_modules/object.entries'

/**
 * Replaces packages that add to old browsers what all browsers have by now. `object.entries` alone, which the texts need
 * (node-polyglot), brings twenty others.
 *
 * @returns {import('vite').Plugin}
 */
export const nativeMethods = () => ({
  name: 'native-methods',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source === 'object.entries' ? id : null),
  load: (loaded) => (loaded === id ? 'module.exports = Object.entries' : null),
})
