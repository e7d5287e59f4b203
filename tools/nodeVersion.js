// Read by Nodes that are too old: see launch.js.

const oldest = { major: 20, minor: 19 }

/**
 * Returns why this Node cannot start Atrium, or an empty string if it can. It only has to install the
 * packages, which include the Node that everything else runs on.
 *
 * @param {string} version such as `20.19.0`, without a leading v
 * @returns {string} a sentence for the user at the terminal, or an empty string
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return ''
  return (
    `Atrium needs Node ${oldest.major}.${oldest.minor} or newer to start, and this is ` +
    `Node ${version}: please install a newer Node.`
  )
}
