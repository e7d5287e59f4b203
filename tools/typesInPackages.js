import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'

// Node runs TypeScript, except in `node_modules`. Authors of plugins have Atrium there: their tests and tools load this
// before anything else.
registerHooks({
  load: (url, context, next) =>
    /^file:.*\/node_modules\/.*\.ts$/.test(url)
      ? {
          format: 'module',
          shortCircuit: true,
          source: stripTypeScriptTypes(readFileSync(new URL(url), 'utf8')),
        }
      : next(url, context),
})
