import { loadServerPlugins } from '#server/app/plugins/loadServerPlugins.ts'
import { problemText } from '#server/base/pluginProblem.ts'

import { endWith, PlainError } from './plainError.js'

// Part of `npm run check`: a server leaves out a faulty half and starts anyway, so its author might not
// notice.

process.on('uncaughtException', endWith)

// Disabled halves must be correct too.
const { plugins, problems } = await loadServerPlugins(undefined, undefined, [])
if (problems.length > 0) throw new PlainError(problems.map(problemText).join('\n'))
console.log(`${plugins.length} server halves`)
