import { z } from 'zod'

/** The schema of a day, `YYYY-MM-DD`, in a query or a body. The database knows no year 0. */
export const day = z.iso.date().regex(/^(?!0000)/)
