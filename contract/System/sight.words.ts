import { text } from '#contract/localText.ts'

/** The texts of the page that shows what a person can see and do. */
export const sightTexts = {
  open: text('可见与可做', '可見與可做', 'What they see and may do'),
  title: text('%{name} 可见与可做的内容', '%{name} 可見與可做的內容', 'What %{name} can see and do'),
  page: text('可见与可做', '可見與可做', 'Access'),
  site: text('站点', '站點', 'Site'),
  comma: text('、', '、', ', '),
  no_site: text(
    '您与此人没有共同的站点',
    '你與此人沒有共同的站點',
    'You and this person have no site in common',
  ),
  admin: text(
    '内置管理员通过所有权限检查。',
    '內置管理員通過所有權限檢查。',
    'The built-in administrator passes every check.',
  ),
  menu: text('菜单', '選單', 'Menu'),
  no_menu: text('此站点没有可见的菜单', '此站點沒有可見的選單', 'No menu entry is visible at this site'),
  resources: text('资料与操作', '資料與操作', 'Data and actions'),
  hint: text(
    '点击任一操作，查看决定它的规则。此处只计数，不显示内容。',
    '按任何一項操作，檢視決定它的規則。這裏只計數，不顯示內容。',
    'Choose an action to see the rule that decides it. Rows are counted here, never shown.',
  ),
  noun: text('资料', '資料', 'Data'),
  rows: text('可见行数', '可見列數', 'Visible rows'),
  more: text('%{count} 或更多', '%{count} 或更多', '%{count} or more'),
  none: text('不可见', '不可見', 'Not visible'),
  actions: text('操作', '操作', 'Actions'),
  /** Of data that has no screens of its own. */
  nouns: {
    import_run: text('导入记录', '匯入記錄', 'Imports'),
    job: text('后台任务', '背景工作', 'Jobs'),
    notification: text('通知', '通知', 'Notifications'),
  },
  action: {
    view: text('查看', '檢視', 'View'),
    create: text('新建', '新增', 'Create'),
    update: text('编辑', '編輯', 'Edit'),
    remove: text('删除', '刪除', 'Delete'),
  },
  answer: {
    yes: text('可以', '可以', 'Yes'),
    no: text('不可以', '不可以', 'No'),
    maybe: text('视记录而定', '視乎記錄', 'Depends on the record'),
  },
  decision: {
    title: text('%{noun} · %{action}', '%{noun} · %{action}', '%{noun}: %{action}'),
    record: text('针对某条记录', '針對某項記錄', 'For one record'),
    record_help: text(
      '粘贴记录页面的地址或其编号',
      '貼上記錄頁面的地址或其編號',
      'Paste the address of its page, or its ID',
    ),
    ask: text('查看', '檢視', 'Explain'),
    filters: text('此记录对该人是否可见', '此記錄對該人是否可見', 'Whether the person sees this record'),
    filter: {
      present: text('记录未被删除', '記錄未被刪除', 'The record is not deleted'),
      site: text('记录属于该人的站点', '記錄屬於該人的站點', 'It is at a site of the person'),
      rule: text('查看规则允许', '檢視規則允許', 'The rule for viewing lets it through'),
      rows: text(
        '资料本身的限制允许',
        '資料本身的限制允許',
        'The limits of this kind of data let it through',
      ),
    },
    fault: {
      state: text(
        '记录目前的状态不允许',
        '記錄目前的狀態不允許',
        'The state of the record does not allow it',
      ),
      own: text('不能处理自己的申请', '不能處理自己的申請', 'Nobody decides in a matter of their own'),
      other: text('由其他人处理', '由其他人處理', 'It is for somebody else'),
    },
  },
  rule: {
    all: text('以下全部满足', '以下全部符合', 'All of these'),
    any: text('以下任一满足', '以下任何一項符合', 'At least one of these'),
    not: text('不满足以下条件', '不符合以下條件', 'Not this'),
    signed_in: text('已登录', '已登入', 'Anybody who is signed in'),
    permission: text('拥有权限“%{values}”', '擁有權限「%{values}」', 'Has the permission “%{values}”'),
    through: text('来自角色：%{roles}', '來自角色：%{roles}', 'Through the role %{roles}'),
    department: text('属于部门：%{values}', '屬於部門：%{values}', 'Works in %{values}'),
    site: text('在站点：%{values}', '在站點：%{values}', 'At %{values}'),
    region: text('在区域 %{values}', '在區域 %{values}', 'At a site of the region %{values}'),
    manager: text('是管理者', '是管理者', 'Is a manager'),
    role: text(
      '拥有类型为“%{values}”的角色',
      '擁有類型為「%{values}」的角色',
      'Has a role of the type “%{values}”',
    ),
    own: text(
      '“%{about}”是其负责的店铺（%{values}）',
      '「%{about}」是其負責的店舖（%{values}）',
      'Is responsible for the store in “%{about}” (%{values})',
    ),
    own_past: text(
      '现在或曾经负责“%{about}”中的店铺（%{values}）',
      '現在或曾經負責「%{about}」中的店舖（%{values}）',
      'Is or was responsible for the store in “%{about}” (%{values})',
    ),
    self: text('“%{about}”是本人', '「%{about}」是本人', 'Is named in “%{about}”'),
    own_site: text(
      '“%{about}”为空，或是其站点',
      '「%{about}」為空，或是其站點',
      '“%{about}” is empty or a site of the person',
    ),
    field: text('“%{about}”是：%{values}', '「%{about}」是：%{values}', '“%{about}” is %{values}'),
  },
}
