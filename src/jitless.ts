// The page's content policy forbids making code from text. zod would try with its first schema, in whichever chunk that
// is, so it is told here, where the page starts, in the place where it looks when it is loaded.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
