import { paramCatalogue, type ParamDefinition, type ParamKey } from '#contract/paramCatalogue.ts'
import { commonColumns } from './commonColumns.ts'

/** Every parameter at its initial value but for the few that an installation has to set, and the shorter times that tour problems have at the sites in Hong Kong. */
export const params = (createdAt: number) => {
  // An object's keys lose their type in Object.keys; these are all of the catalogue's.
  const keys = Object.keys(paramCatalogue) as ParamKey[]
  return [
    ...keys.map((key) => row(key, null, demoValues[key] ?? paramCatalogue[key].initial, createdAt)),
    ...['9', '10'].map((site) => ({
      ...row('tour.due_hours', site, hongKongDueHours, createdAt),
      description: '各嚴重程度巡場問題的整改時限（小時）',
    })),
  ]
}

const demoValues: Partial<Record<ParamKey, unknown>> = {
  'ui.admin_contact': 'IT 服务台 it@example.com · 分机 8000',
}

const hongKongDueHours = { 1: 4, 2: 24, 3: 48, 4: 120 }

const row = (name: ParamKey, site: string | null, value: unknown, createdAt: number) => {
  const { type, unit, min, max, isPublic }: ParamDefinition = paramCatalogue[name]
  const [group, key] = name.split('.')
  return {
    _id: site === null ? `P-${name}` : `P-${name}-${site}`,
    group,
    key,
    site,
    value_type: type,
    value,
    unit: unit ?? null,
    min: min ?? null,
    max: max ?? null,
    description: descriptions[name],
    is_public: isPublic ?? false,
    ...commonColumns(createdAt),
  }
}

const descriptions: Record<ParamKey, string> = {
  'auth.token_hours': '登录令牌的有效时间',
  'auth.token_max_days': '一次登录最长可以延续的天数',
  'auth.fail_limit': '锁定前允许的登录失败次数',
  'auth.lock_minutes': '失败次数过多后锁定的时间',
  'auth.captcha_after_failures': '失败多少次后要求图形验证码，0 表示每次都要求',
  'auth.allow_md5': '允许以 MD5 形式提交密码',
  'auth.allow_url_token': '允许通过地址栏带入令牌',
  'auth.signin_domains': '不在白名单时可选的其他登录地址',
  'security.ip_whitelist': '允许登录的地址或网段，空表示不限',
  'security.ip_whitelist_enforced': '是否强制执行白名单',
  'iframe.allowed_hosts': '可在框架页打开的主机',
  'sms.resend_seconds': '重新发送短信验证码的间隔',
  'sms.daily_limit': '每个手机号每天可发送的验证码数量',
  'upload.max_mb': '上传文件的大小上限',
  'upload.unused_mb': '每人未被任何记录使用的文件总量上限',
  'upload.person_mb': '每人上传文件的总量上限',
  'upload.total_mb': '全部上传文件的总量上限',
  'upload.types': '允许上传的文件类型',
  'tour.due_hours': '各严重程度巡场问题的整改时限（小时）',
  'tour.photo_required': '整改完成时必须上传照片',
  'tour.auto_close_hours': '复核通过后自动关闭的时间',
  'myscust.appeal_days': '神秘顾客结果可申诉的天数',
  'myscust.pass_score': '神秘顾客检查的合格分',
  'myscust.problem_below': '得分率低于此值的项目列为问题',
  'scoring.critical_cap': '关键项不合格时的总分上限',
  'scoring.min_weight_share': '评分有效所需的最低权重比例',
  'scoring.grades': '各等级的最低分',
  'scoring.backdate_days': '可补录评分的天数',
  'scoring.archive_versions': '保留的历史评分版本数',
  'scoring.benchmark_site': '作为对比基准的站点',
  'perf.min_coverage': '参与同比环比所需的最低销售天数比例',
  'perf.max_months': '一次重算最多包含的月数',
  'perf.stall_seconds': '重算无进展多久后视为停滞',
  'perf.tax_rate': '各币种销售与租金的税率',
  'perf.comparable_area_tolerance': '可比面积的允许偏差',
  'sales.due_day': '每月上报上月销售的截止日',
  'sales.missing_days_flag': '缺报销售多少天后预警',
  'lease.expiring_days': '租约到期前多少天开始提醒',
  'brand.audit_levels': '品牌修改的审批级数',
  'brand.mobile_app_url': '手机版品牌应用的地址，空表示内置页面',
  'ui.toast_ms': '提示消息的显示时间',
  'ui.overlay_ms': '载入遮罩的最长显示时间',
  'ui.decor_ms': '登录页装饰数字的刷新间隔',
  'ui.trusted_hosts': '可信的内部主机，由此进入时不显示遮罩',
  'ui.trust_empty_referrer': '没有来源页面的访问视为可信',
  'ui.literal_percent': '未注明类型的数值，凡不大于 1（含任何负数）一律按百分比显示',
  'plugins.off': '停用的功能模块，可按站点和角色限定',
  'ui.admin_contact': '管理员的联系方式，显示给没有可用功能的人员',
  'fx.default_currency': '集团汇总使用的币种',
}
