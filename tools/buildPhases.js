import { globSync } from 'node:fs'

/** When each phase begins, in percent of the time of a build. */
const begins = { reading: 0, bundling: 65, writing: 90 }
const ofOurs = /\/(?:src|contract)\/[^?]+\.tsx?$/

/**
 * Tells how far a build of the console is.
 *
 * @param {(phase: string, done: number) => void} tell `done` is in percent of the time of the whole build
 * @param {string} root folder of the sources
 * @returns {import('vite').Plugin}
 */
export const phases = (tell, root) => {
  let read = 0
  let total = 0
  return {
    name: 'phases',
    enforce: 'pre',
    buildStart() {
      total = globSync('{src,contract}/**/*.{ts,tsx}', { cwd: root }).length
      tell('reading', begins.reading)
    },
    load: {
      filter: { id: ofOurs },
      handler() {
        read += 1
        if (read % 50 === 0) tell('reading', Math.round(Math.min(1, read / total) * begins.bundling))
        return null
      },
    },
    renderStart: () => tell('bundling', begins.bundling),
    generateBundle: () => tell('writing', begins.writing),
  }
}
