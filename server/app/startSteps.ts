/** How the steps of a start are shown to the person who waits for it. */
export interface StartSteps {
  /** Does a step. Its name is a few words, such as `Making the tables`. */
  readonly step: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** Says which part of the step under way is done, such as a table that was filled. */
  readonly part: (done: string) => void
}

/** Steps that take less time are not worth a line, in milliseconds. */
const noticeable = 300

/**
 * Prints a line for each step that takes noticeable time, with how long it took. On a terminal the line appears when the step
 * begins and says which part was done last.
 */
export function startSteps(output: NodeJS.WriteStream = process.stdout): StartSteps {
  let name = ''
  let shown = false
  const draw = (text: string): void => {
    if (output.isTTY) output.write(`\r\u001b[K${text}`)
  }
  return {
    step: async (given, work) => {
      name = given
      const began = performance.now()
      const timer = setTimeout(() => {
        shown = true
        draw(`  ${name} …`)
      }, noticeable)
      try {
        const result = await work()
        const ms = performance.now() - began
        if (shown) draw('')
        if (ms >= noticeable) output.write(`  ${name.padEnd(width)}${(ms / 1000).toFixed(1)} s\n`)
        return result
      } catch (error) {
        if (shown && output.isTTY) output.write('\n')
        throw error
      } finally {
        clearTimeout(timer)
        shown = false
        name = ''
      }
    },
    part: (done) => {
      if (name) draw(`  ${name}: ${done} …`)
    },
  }
}

const width = 34
