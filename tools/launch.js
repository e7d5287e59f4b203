// An old Node must be able to read this file and nodeVersion.js, or it reports a syntax error instead of its
// age: nothing newer than Node 16 in these two, and everything else behind import().
import { nodeVersionProblem } from './nodeVersion.js'

const problem = nodeVersionProblem(process.versions.node)

if (problem) {
  console.error(problem)
  process.exitCode = 1
} else {
  import('./runTask.js').then(({ runFromCommandLine }) => runFromCommandLine(process.argv.slice(2)))
}
