/** A failure whose message is all the reader needs: shown without a stack. */
export class PlainError extends Error {
  /** What the process ends with when nobody catches this. */
  exitCode

  /**
   * @param {string} message
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/**
 * Tells what stopped us, and ends the process.
 *
 * @param {unknown} error
 */
export function endWith(error) {
  const isPlain = error instanceof PlainError
  console.error(isPlain ? error.message : error)
  process.exit(isPlain ? error.exitCode : 1)
}
