import type { Expectations } from '#tests/areas/expectations.ts'
import { group, hongKong, managers } from '#tests/areas/people.ts'

const tourMenu = `${group} hk.manager hk.officer dpark.team`

/** What is expected of retail management in Hong Kong beside what it shares with the mainland (RM). */
export const expectations = {
  menuAt: hongKong,
  menu: [
    ['40-1-1', '/RMHK/tourIssue/issueList', tourMenu],
    ['40-1-2', '/RMHK/tourIssue/issueStatistics', `${managers} hk.manager dpark.team`],
    ['40-15-10', '/RMHK/tour/list', tourMenu],
    ['40-15-20', '/RMHK/tourResult/list', tourMenu],
    ['40-2', '/RMHK/myscust', `${group} hk.manager dpark.team`],
  ],
  measuredList: { account: 'hk.manager', hash: '/RMHK/tourIssue/issueList' },
  screens: [
    // The administrator passes every check, but what is made for Hong Kong has nothing to show elsewhere.
    ['/RMHK/tourIssue/issueList', 'admin grace gz.manager hk.manager hk.officer brand.editor', ''],
    ['/RMHK/tourIssue/issueStatistics', 'hk.manager', 'hk.officer'],
  ],
} satisfies Expectations
