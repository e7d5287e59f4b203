import { config } from 'zod'

// The page's content policy forbids making code from text, and zod would try with the first schema: this comes before it.
config({ jitless: true })
