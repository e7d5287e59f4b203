import { viewAndEdit, type Expectations } from '#tests/areas/expectations.ts'
import { atSite, group } from '#tests/areas/people.ts'
import { everywhere } from '#tests/areas/reads.ts'
import { row } from '#tests/areas/rows.ts'

/** What is expected of what every area looks up. */
export const expectations = {
  mayOn: {
    department: viewAndEdit('everyone', 'admin'),
    staffLevel: { view: 'everyone', update: 'admin' },
    spaceOwner: viewAndEdit(group, 'admin'),
    site: { view: 'everyone', create: 'admin', update: 'admin' },
    menu: viewAndEdit('everyone', 'admin'),
  },
  reach: { by: { menu: 'sites', site: '_id' } },
  screens: [['/empty', 'nomenu', '']],
  rows: {
    site: [
      row('2', 'everybody sees the own sites', atSite('2')),
      row('8', 'everybody sees the own sites', atSite('8')),
      row('10', 'everybody sees the own sites', atSite('10')),
    ],
    department: [row('16', 'a dictionary', 'everyone', { exports: 'admin super grace auditor' })],
    staffLevel: [row('1', 'a dictionary', 'everyone')],
    spaceOwner: [row('SO-U005-GZ', 'whose stores are whose is for administration', group)],
    // An entry shows with its right, at its sites, and as long as it leads somewhere.
    menu: [
      row(
        'RM-tourIssue-issueList',
        'issue list of the mainland',
        `${group} gz.manager gz.officer wh.manager`,
      ),
      row('RMHK-tourIssue-issueList', 'issue list of Hong Kong', `${group} hk.manager hk.officer dpark.team`),
      row('DP-tenants', 'D-Park alone', `${group} dpark.team`),
      row('brandDB-settings-tag', 'brand tags', 'admin brand.approver'),
      row('m100-3', 'switched off', ''),
      row('m140-1', 'asks for a right that there is not', 'admin'),
    ],
  },
  reads: {
    spaceowner: () => everywhere,
    searchCates: 'the categories are dictionaries that every session reads',
    levelStaffList: () => everywhere,
  },
  unfiltered: {
    'departmentHooks.ts': 'department | whether a number was ever given',
    'levelStaff.ts':
      'site space_owner space_owner_store staff_level | names of levels; time zones; whose a store is',
    'menu/menuRows.ts': 'menu | the row filter of the menu',
    'menu/places.ts': 'menu | where the others are, for one that is moved',
    'menu/requireKnown.ts': 'permission site | which codes and sites exist',
    'ownStores.ts':
      'site space_owner_store | the own assignments of the person; those of others, and all stores, are read in scope',
    'spaceOwnerHooks.ts':
      'space_owner_store user | how many stores an assignment has; whether a person works at its site',
  },
  unguarded: {
    'src/plugins/common/AccountForm.tsx': 'whether it is sent; passwords and codes must not be kept',
    'src/plugins/common/PasswordField.tsx': 'whether the password is shown; passwords are never kept',
  },
} satisfies Expectations
