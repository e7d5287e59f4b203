import { text } from '#contract/localText.ts'
import { Link } from '#src/light/Form.tsx'
import { Popup } from '#src/light/Popup.tsx'
import s from '#src/light/Popup.module.css'
import { useWords } from '#src/light/useWords.ts'

/** Where to sign in instead, for users whose address is not on the operator's list. */
export const DomainPopup = ({ ip, domains, onClose }: DomainPopupProps) => {
  const words = useWords(texts)
  const links = domains.map(linkOf).filter((link) => link !== null)
  return (
    <Popup title={words.title} hint={links.length ? words.hint : words.none} onClose={onClose}>
      {links.length ? (
        <ul className={s.list}>
          {links.map(({ href, host }) => (
            <li key={href}>
              <a href={href}>{host}</a>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={s.foot}>
        <Link onClick={onClose}>{words.close}</Link>
        {ip ? <span className={s.about}>{words.address.replace('{ip}', ip)}</span> : null}
      </div>
    </Popup>
  )
}

const texts = {
  title: text('您不在公司网络内', '你不在公司網絡內', 'You are outside the company network'),
  hint: text('请改用以下地址登录：', '請改用以下網址登入：', 'Sign in at one of these addresses:'),
  none: text(
    '您仍可在此登录；如无法登录，请联系管理员。',
    '你仍可在此登入；如無法登入，請聯絡管理員。',
    'You can still sign in here. If that fails, ask an administrator.',
  ),
  close: text('关闭', '關閉', 'Close'),
  address: text('您的地址：{ip}', '你的位址：{ip}', 'Your address: {ip}'),
}

/** An address that may be opened: http(s), or a bare host. Null for anything else. */
function linkOf(domain: string): { href: string; host: string } | null {
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(domain) ? domain : `https://${domain}`
  if (!URL.canParse(address)) return null
  const { href, host, protocol, username, password } = new URL(address)
  const isPlain = /^https?:$/.test(protocol) && !username && !password && host !== ''
  return isPlain ? { href, host } : null
}

interface DomainPopupProps {
  ip: string | null
  domains: readonly string[]
  onClose: () => void
}
