import type { Expectations } from '#tests/areas/expectations.ts'
import { group } from '#tests/areas/people.ts'

/** What is expected of the pages of other hosts. */
export const expectations = {
  menu: [
    ['120', '/Iframe/m120', group],
    ['140-1', '/Iframe/m140-1', 'admin'],
  ],
  recordless: ['/Iframe/m120', '/Iframe/m140-1'],
  blocked: ['/Iframe/m140-1'],
  screens: [['/Iframe/m120', 'admin', '']],
} satisfies Expectations
