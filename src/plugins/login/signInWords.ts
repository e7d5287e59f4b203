import { text } from '#contract/localText.ts'

/** The words of the sign-in page, in a small file of their own: the page is shown before the console and its messages load. */
export const signInWords = {
  title: text('登录', '登入', 'Sign in'),
  hint: text('使用用户名或公司邮箱', '使用用戶名稱或公司電郵', 'With your user name or company email'),
  expired: text(
    '登录已失效，请重新登录后继续',
    '登入已失效，請重新登入以繼續',
    'Your session has ended. Sign in to go on where you were.',
  ),
  username: text('用户名或邮箱', '用戶名稱或電郵', 'User name or email'),
  password: text('密码', '密碼', 'Password'),
  captcha: text('验证码', '驗證碼', 'Code in the picture'),
  captchaOptional: text('验证码（可选）', '驗證碼（選填）', 'Code in the picture (optional)'),
  captchaPicture: text('换一张验证码图片', '換一張驗證碼圖片', 'New picture'),
  loadAgain: text('点击重新加载', '按此重新載入', 'Load again'),
  remember: text('记住我', '記住我', 'Remember me'),
  forgot: text('忘记密码？', '忘記密碼？', 'Forgot password?'),
  submit: text('登录', '登入', 'Sign in'),
  busy: text('正在登录…', '正在登入…', 'Signing in…'),
  done: text('登录成功！', '登入成功！', 'Signed in'),
  saved: text(
    '新密码已设置，请登录。',
    '新密碼已設定，請登入。',
    'Your new password is set. Sign in with it.',
  ),
  noUsername: text('请输入用户名或邮箱', '請輸入用戶名稱或電郵', 'Enter your user name or email'),
  noPassword: text('请输入密码', '請輸入密碼', 'Enter your password'),
  noCaptcha: text('请输入图中的验证码', '請輸入圖中的驗證碼', 'Enter the code in the picture'),
  language: text('语言', '語言', 'Language'),
  headline: text('一处看清每一间店', '每間店舖，一目了然', 'Every shop, in one view'),
  line: text(
    '品牌、铺位、巡场、评分、业绩，所有站点，一个控制台。',
    '品牌、舖位、巡場、評分、業績，所有站點，盡在一個控制台。',
    'Brands, units, tours, scores and sales of all sites in one console.',
  ),
  back: text('返回登录', '返回登入', 'Back to sign-in'),
  outside: text(
    '您正从公司网络以外访问。',
    '你正從公司網絡以外連線。',
    'You are outside the company network.',
  ),
  domains: text('登录域名', '登入網址', 'Other addresses'),
}
