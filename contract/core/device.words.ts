import { text } from '#contract/localText.ts'

/** The names of devices, for the pages that show where people are signed in. */
export const deviceTexts = {
  unknown: text('未知设备', '不明裝置', 'Unknown device'),
  both: text('%{system} · %{browser}', '%{system} · %{browser}', '%{browser} on %{system}'),
  browser: {
    edge: text('Edge', 'Edge', 'Edge'),
    chrome: text('Chrome', 'Chrome', 'Chrome'),
    firefox: text('Firefox', 'Firefox', 'Firefox'),
    safari: text('Safari', 'Safari', 'Safari'),
    opera: text('Opera', 'Opera', 'Opera'),
    samsung: text('三星浏览器', '三星瀏覽器', 'Samsung Internet'),
    wechat: text('微信', '微信', 'WeChat'),
    dingtalk: text('钉钉', '釘釘', 'DingTalk'),
    lark: text('飞书', '飛書', 'Lark'),
    qq: text('QQ 浏览器', 'QQ 瀏覽器', 'QQ Browser'),
    uc: text('UC 浏览器', 'UC 瀏覽器', 'UC Browser'),
  },
  system: {
    windows: text('Windows', 'Windows', 'Windows'),
    macos: text('macOS', 'macOS', 'macOS'),
    iphone: text('iPhone', 'iPhone', 'iPhone'),
    ipad: text('iPad', 'iPad', 'iPad'),
    android: text('Android', 'Android', 'Android'),
    harmony: text('HarmonyOS', 'HarmonyOS', 'HarmonyOS'),
    chromeos: text('ChromeOS', 'ChromeOS', 'ChromeOS'),
    linux: text('Linux', 'Linux', 'Linux'),
  },
}
