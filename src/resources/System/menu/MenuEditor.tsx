import { menu, menuLevels } from '#contract/common/menu.ts'
import type { DictionaryLevel } from '#src/kit/page/dictionary/DictionaryLevel.ts'
import { DictionaryPage } from '#src/kit/page/dictionary/DictionaryPage.tsx'
import { IconInput } from '#src/kit/form/input/IconInput.tsx'
import { MenuIcon } from '#src/kit/base/icon/MenuIcon.tsx'
import { EntryFacts, Hidden } from './EntryFacts.tsx'
import { CodeInput } from './CodeInput.tsx'
import { isDeclared, unlessDeclared } from './declared.tsx'
import { MenuPreview } from './MenuPreview.tsx'
import { SitesInput } from './SitesInput.tsx'

const entries: DictionaryLevel<typeof menu> = {
  key: 'entry',
  contract: menu,
  add: 'System.menu.add',
  addBelow: 'System.menu.add_below',
  parent: 'parent',
  form: [
    { title: 'System.menu.group.look', fields: ['name', 'name_en', 'name_tc', 'icon'] },
    { title: 'System.menu.group.target', fields: ['uri', 'is_out', 'out_url'] },
    { title: 'System.menu.group.shown', fields: ['parent', 'permission_code', 'sites', 'is_active'] },
  ],
  looks: {
    icon: { input: () => <IconInput source="icon" /> },
    uri: { input: unlessDeclared('uri') },
    is_out: { input: unlessDeclared('is_out') },
    out_url: { input: unlessDeclared('out_url') },
    permission_code: { input: unlessDeclared('permission_code', CodeInput) },
    sites: { input: SitesInput },
  },
  icon: ({ icon }) => <MenuIcon icon={icon ?? null} />,
  beside: ({ is_active }) => (is_active === false ? <Hidden /> : undefined),
  keeps: (record) => (isDeclared(record) ? 'System.menu.kept' : undefined),
  facts: (record) => <EntryFacts record={record} />,
}
const levels = [entries]

/** The side menu as a tree, for those who maintain it, with a preview of what a role has of it at a site. */
export const MenuEditor = () => (
  <DictionaryPage title="System.menu.title" levels={levels} depth={menuLevels} below={<MenuPreview />} />
)
