import { z } from 'zod'
import { largestInteger } from './limits.ts'

/** How many times something was stored: the revision that a change is based on, or a version. */
export const revision = z.int().min(1).max(largestInteger)
