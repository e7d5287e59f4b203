import { loadServerPlugins } from '#server/app/plugins/loadServerPlugins.ts'
import { problemText } from '#server/base/pluginProblem.ts'

import { endWith, PlainError } from './plainError.js'

// Part of `npm run check`: a server starts without a faulty half, so its author would not be stopped by it.

process.on('uncaughtException', endWith)

// A disabled one must be sound too.
const { plugins, problems } = await loadServerPlugins(undefined, undefined, [])
if (problems.length > 0) throw new PlainError(problems.map(problemText).join('\n'))
console.log(`${plugins.length} server halves`)
