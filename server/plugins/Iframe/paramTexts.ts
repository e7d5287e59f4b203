import type { params as definitions } from '#contract/Iframe/params.ts'

export const paramTexts: Record<keyof typeof definitions, string> = {
  'iframe.allowed_hosts': '可在框架页打开的主机',
}
