// Runs before the page is drawn for the first time, so that what the page draws without any code (firstLook.html) has the
// language and the theme of the last visit, and is the console if somebody is signed in, with the menu as wide as they left
// it, otherwise the sign-in page.
const read = (key) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
const root = document.documentElement
const theme = read('atrium.theme')
const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
root.lang = { zh_TW: 'zh-HK', en_US: 'en' }[read('atrium.locale')] ?? 'zh-CN'
root.dataset.theme = isDark ? 'dark' : 'light'
if (read('atrium.access_token') !== null && !location.hash.startsWith('#/login')) {
  root.dataset.look = 'console'
  const isNarrow = matchMedia('(max-width: 1199px)').matches
  const collapsed = `atrium.store/${read('atrium.user_id')}//atrium.menu.collapsed${isNarrow ? '.narrow' : ''}`
  if ((read(collapsed) ?? String(isNarrow)) === 'true') root.dataset.menu = 'icons'
}
