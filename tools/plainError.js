/** An error whose message is all that the user needs: shown without a stack. */
export class PlainError extends Error {
  /** The exit code of the process if nothing catches the error. */
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
 * Prints the error and ends the process.
 *
 * @param {unknown} error
 */
export function endWith(error) {
  const isPlain = error instanceof PlainError
  console.error(isPlain ? error.message : error)
  process.exit(isPlain ? error.exitCode : 1)
}
