import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { signInRecord } from './signInRecord.ts'

export const signInRecordWords = words(signInRecord, {
  name: text('登录记录', '登入記錄', 'Sign-in |||| Sign-in log'),
  fields: {
    at: text('时间', '時間', 'Time'),
    user_id: text('用户', '用戶', 'Person'),
    ip: text('IP 地址', 'IP 地址', 'IP address'),
    user_agent: text('设备', '裝置', 'Device'),
    outcome: text('结果', '結果', 'Result'),
    reason: text('失败原因', '失敗原因', 'Reason'),
  },
  choices: {
    outcome: {
      done: text('登录成功', '成功登入', 'Signed in'),
      failed: text('登录失败', '登入失敗', 'Failed'),
    },
    reason: {
      'login.failed': text('用户名或密码错误', '用戶名稱或密碼不正確', 'Wrong name or password'),
      'login.disabled': text('账号已停用', '帳戶已停用', 'The account is switched off'),
      'login.locked': text('失败次数过多，已锁定', '失敗次數過多，已鎖定', 'Locked after too many failures'),
      'login.no_site': text('没有可用站点', '沒有可用站點', 'No site'),
      'provider.unknown': text(
        '单点登录：没有账号',
        '單一登入：沒有帳戶',
        'No account for the provider’s user',
      ),
      'second_factor.wrong': text('动态验证码错误', '動態驗證碼錯誤', 'Wrong code'),
    },
  },
  steps: {},
  screen: {
    nobody: text('未知用户名', '不明用戶名稱', 'Unknown name'),
  },
})
