import { resourceExtension } from 'atrium/screens'
import { storeLost } from './contract.ts'

/** What the screens of stores show of lost things. */
export const storeLostShown = resourceExtension({
  adds: storeLost,
  columns: [{ source: 'lost_things', width: 140 }],
  filters: ['lost_things'],
  facts: ['lost_things'],
})
