import { render } from '@testing-library/react'
import { CoreAdminContext, memoryStore, useStore } from 'react-admin'
import type { Store } from 'react-admin'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import type { SiteInfo, UserInfo } from '#contract/core/session.ts'
import { Language, unchanging } from '#src/app/Language.tsx'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import type { ResourceDefinition } from '#src/kit/base/resource/defineResource.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { ConsoleTheme } from '#src/layout/ConsoleTheme.tsx'
import type { MenuNode } from '#src/kit/base/menu/menuTree.ts'
import { Shell } from '#src/layout/Shell.tsx'
import { ShellContext } from '#src/layout/shellContext.ts'
import type { Shell as ShellData } from '#src/layout/shellContext.ts'
import { subjectOf } from '#src/providers/access.ts'
import { createI18nProvider } from '#src/providers/i18nProvider.ts'
import { locales, type Locale } from '#src/providers/locale.ts'

/** The shell of a brand editor round a page, in a router and react-admin's own contexts; answers what to look at. */
export async function renderShell(stage: Stage = {}) {
  const store = stage.store ?? memoryStore()
  const i18n = await createI18nProvider(stage.locale ?? 'en_US')
  const data: Omit<ShellData, CollapseKey> = {
    user,
    sites: sitesOf(3),
    site: sitesOf(1)[0] ?? null,
    switchSite: () => undefined,
    isSwitching: false,
    locales,
    name: user.name,
    username: user.username,
    currentUser: user,
    token: 't1',
    menus: demoMenu,
    rawMenuList: [],
    scoringLatestResult: null,
    resultsStores: [],
    resultStoreId: null,
    resultStatTime: null,
    resultData: [],
    problems: [],
    signOut: () => undefined,
    ...stage.data,
  }
  const console = (
    <CoreAdminContext i18nProvider={unchanging(i18n, store)} store={store}>
      <Collapsible data={data}>
        <Language i18n={i18n} store={store}>
          <ConsoleTheme>
            <ResourcesContext value={stage.resources ?? new Map()}>
              <Shell>{stage.page ?? <Here />}</Shell>
            </ResourcesContext>
          </ConsoleTheme>
        </Language>
      </Collapsible>
    </CoreAdminContext>
  )
  const router = createMemoryRouter([{ path: '*', element: console }], {
    initialEntries: [stage.path ?? '/brandDB/brand'],
  })
  return { ...render(<RouterProvider router={router} />), router, store, i18n }
}

/** As in the console, the menu stays as the person left it. */
const Collapsible = ({ data, children }: { data: Omit<ShellData, CollapseKey>; children: ReactNode }) => {
  const [collapsed, setCollapsed] = useStore<boolean>('atrium.menu.collapsed', false)
  const mode = collapsed ? 'vertical' : 'inline'
  return (
    <SubjectContext value={subjectOf(data.user, data.site?._id ?? null, null)}>
      <ShellContext value={{ ...data, collapsed, mode, setCollapsed }}>{children}</ShellContext>
    </SubjectContext>
  )
}

type CollapseKey = 'collapsed' | 'mode' | 'setCollapsed'

interface Stage {
  path?: string
  locale?: Locale
  store?: Store
  data?: Partial<ShellData>
  resources?: ReadonlyMap<string, ResourceDefinition>
  page?: ReactNode
}

const Here = () => <h1>page {useLocation().pathname}</h1>

const entry = (
  id: string,
  names: readonly [string, string, string],
  uri: string,
  children: MenuNode[] = [],
) => ({
  id,
  name: names[0],
  name_tc: names[1],
  name_en: names[2],
  icon: 'sell',
  uri,
  isOut: false,
  children,
})

/** Two areas, one of them three levels deep, and an entry without a group. */
export const demoMenu: readonly MenuNode[] = [
  entry('rm', ['零售管理', '零售管理', 'Retail management'], '/RM', [
    entry('rm1', ['巡场问题', '巡場問題', 'Tour issues'], '/RM/tourIssue', [
      entry('rm11', ['问题列表', '問題列表', 'Issue list'], '/RM/tourIssue/issueList'),
      entry('rm12', ['问题统计', '問題統計', 'Issue statistics'], '/RM/tourIssue/issueStatistics'),
    ]),
  ]),
  entry('bd', ['品牌库', '品牌庫', 'Brand database'], '/brandDB', [
    entry('bd1', ['品牌', '品牌', 'Brands'], '/brandDB/brand'),
    entry('bd2', ['公司', '公司', 'Companies'], '/brandDB/company'),
    entry('bd3', ['联系人', '聯絡人', 'Contacts'], '/brandDB/contact'),
  ]),
  entry('board', ['数据看板', '數據看板', 'BI board'], '/Iframe/board'),
]

/** The first of nine sites. */
export const sitesOf = (count: number): readonly SiteInfo[] =>
  [
    ['2', 'GZ', 'CN-S', '广州店', '廣州店', 'Guangzhou'],
    ['8', 'SH', 'CN-E', '上海店', '上海店', 'Shanghai'],
    ['9', 'Dpark', 'HK', 'D·Park 荃湾', 'D·Park 荃灣', 'D-Park'],
    ['5', 'WHGG', 'CN-C', '武汉光谷店', '武漢光谷店', 'Wuhan Guanggu'],
    ['6', 'WHHK', 'CN-C', '武汉汉口店', '武漢漢口店', 'Wuhan Hankou'],
    ['4', 'SY', 'CN-NE', '沈阳店', '瀋陽店', 'Shenyang'],
    ['7', 'TJ', 'CN-N', '天津店', '天津店', 'Tianjin'],
  ]
    .slice(0, count)
    .map(([_id = '', code = '', site_region = '', name = '', name_tc = '', name_en = '']) => ({
      _id,
      code,
      site_region,
      name,
      name_sc: name,
      name_tc,
      name_en,
    }))

export const user: UserInfo = {
  _id: 'u1',
  username: 'brand.editor',
  name: '陈美玲',
  name_en: 'Chan Mei Ling',
  email: null,
  mobile: null,
  sms_remind: false,
  must_change_password: false,
  must_set_up_factor: false,
  menu_version: '1',
  roles: [],
  department: [],
  sites: [...sitesOf(3)],
  locale: 'zh_CN',
  staff_level: null,
  access_token: 't',
  data: { permissions: [], is_manager: false, is_admin: false },
}
