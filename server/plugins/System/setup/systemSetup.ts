import { sql } from 'kysely'
import { text, type LocalText } from '#contract/localText.ts'
import { param } from '#contract/System/param.ts'
import { role } from '#contract/System/role.ts'
import { user } from '#contract/System/user.ts'
import { visibleTable } from '#server/engine/visible.ts'
import type { AreaSetup, SetupTemplate } from '#server/services/setup/setupStep.ts'

import { permissionsOf, roleTemplates } from '#server/plugins/System/roles/roleTemplates.ts'

const roleRecords = (permissions: Readonly<Record<string, LocalText>>): SetupTemplate[] =>
  roleTemplates.map((template) => {
    const { code, name, does, type } = template
    const codes = permissionsOf(template, Object.keys(permissions)).filter((one) => one in permissions)
    const names = { name: name.zh_CN, name_tc: name.zh_TW, name_en: name.en_US }
    const includes = codes.flatMap((one) => permissions[one] ?? [])
    return { doc: { code, ...names, type, permissions: codes }, name, does, includes }
  })

/** People and what they may do, and what is set once for the whole installation. */
export const systemSetup: AreaSetup = {
  steps: [
    {
      id: 'System.roles',
      order: 50,
      title: text('角色', '角色', 'Roles'),
      does: text(
        '从模板新建需要的角色，之后可随时调整权限。',
        '由範本新增需要的角色，之後可隨時調整權限。',
        'Make the roles that you need from templates. Their permissions can be changed at any time.',
      ),
      without: text(
        '没有角色，用户登录后看不到任何页面。',
        '沒有角色，用戶登入後看不到任何頁面。',
        'Without roles, people sign in and see no page.',
      ),
      link: '/System/role',
      of: role,
      where: sql`code <> 'sys_admin'`,
      templates: { by: 'code', list: roleRecords },
    },
    {
      id: 'System.people',
      order: 60,
      title: text('用户', '用戶', 'People'),
      does: text(
        '逐个新建用户，或从工作簿导入，并给他们角色、站点和部门。',
        '逐個新增用戶，或由工作簿匯入，並給予角色、站點及部門。',
        'Add people one by one or from a workbook, with their roles, sites and departments.',
      ),
      without: text(
        '没有用户，只有管理员可以登录。',
        '沒有用戶，只有管理員可以登入。',
        'Without people, only the administrator can sign in.',
      ),
      link: '/System/user',
      needs: ['common.sites', 'System.roles'],
      of: user,
      where: sql`not is_builtin`,
      lacking: {
        count: (context) => sql`
          select count(*) from ${visibleTable(user, context)}
          where not is_builtin and is_active and (cardinality(roles) = 0 or cardinality(sites) = 0)`,
        text: text(
          '%{count} 人没有角色或站点',
          '%{count} 人沒有角色或站點',
          'People without a role or a site: %{count}',
        ),
      },
    },
    {
      id: 'System.params',
      order: 110,
      title: text('参数', '參數', 'Parameters'),
      does: text(
        '查看期限、税率和评分等参数。默认值合适时，标记为已完成即可。',
        '查看期限、稅率及評分等參數。預設值合適時，標示為已完成即可。',
        'Look at deadlines, tax rates, grades and the like. If the defaults fit, mark this as done.',
      ),
      without: text('一律使用默认值。', '一律使用預設值。', 'Until then, the defaults apply.'),
      link: '/System/param',
      of: param,
      isConfirmed: true,
      where: sql`declared is null or declared->'value' is distinct from value`,
    },
    {
      id: 'System.mail',
      order: 120,
      title: text('邮件', '電郵', 'Mail'),
      does: text(
        '在服务器的设置中填写 SMTP_URL，然后重启；系统状态会显示是否可以发送。',
        '在伺服器的設定中填寫 SMTP_URL，然後重新啟動；系統狀態會顯示能否發送。',
        'Set SMTP_URL on the server and restart it. The status page says whether mail is sent.',
      ),
      without: text(
        '没有邮件，通知只在网页中显示，忘记密码也无法自行重置。',
        '沒有電郵，通知只在網頁中顯示，忘記密碼亦無法自行重設。',
        'Without mail, people are notified in the console only, and cannot reset a password themselves.',
      ),
      link: '/System/status',
      can: 'system.status.view',
      isSet: ({ SMTP_URL }) => SMTP_URL !== undefined,
    },
    {
      id: 'System.messages',
      order: 125,
      title: text('短信', '短訊', 'Text messages'),
      does: text(
        '在服务器的设置中填写 SMS_URL 和 SMS_TOKEN，然后重启。',
        '在伺服器的設定中填寫 SMS_URL 及 SMS_TOKEN，然後重新啟動。',
        'Set SMS_URL and SMS_TOKEN on the server and restart it.',
      ),
      without: text(
        '没有短信，用户无法绑定手机号或用短信登录。',
        '沒有短訊，用戶無法綁定手機號碼或以短訊登入。',
        'Without them, people cannot bind a phone or sign in with a code.',
      ),
      link: '/System/status',
      can: 'system.status.view',
      isSet: ({ SMS_URL }) => SMS_URL !== undefined,
    },
    {
      id: 'System.backup',
      order: 130,
      title: text('备份', '備份', 'Backup'),
      does: text(
        '按运维说明安排数据库和文件的定期备份，试做一次恢复，然后标记为已完成。',
        '按運維說明安排資料庫及檔案的定期備份，試做一次還原，然後標示為已完成。',
        'Schedule backups of the database and the files, restore one to try it, then mark this as done.',
      ),
      without: text(
        '没有备份，磁盘损坏时数据全部丢失。',
        '沒有備份，磁碟損壞時資料全部遺失。',
        'Without a backup, everything is lost with the disk.',
      ),
      link: '/System/status',
      can: 'system.status.view',
      isConfirmed: true,
    },
  ],
}
