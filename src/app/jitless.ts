// The page's content policy forbids creating code from strings. zod would try that with its first schema, in
// any chunk, so this setting must be in place before zod is loaded.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
