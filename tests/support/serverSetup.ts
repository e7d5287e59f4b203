import { afterAll } from 'vitest'
import { removeAddedAreas } from './addedAreas.ts'

// Test files share a process: what one adds to it must not reach the next, on whose database its tables are missing.
afterAll(removeAddedAreas)
