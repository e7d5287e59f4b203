import { registerHooks } from 'node:module'

// Loaded into a server before anything else (`--import`): prints each module of the demo that the server loads.
registerHooks({
  load: (url, context, next) => {
    if (url.includes('/demo/')) console.log(`loaded ${url}`)
    return next(url, context)
  },
})
