import { describe, expect, it } from 'vitest'
import { readRobotList } from '#server/base/robotList.ts'
import { robotAddress, robotBody } from '#server/services/delivery/robotMessage.ts'

const link = 'https://console.example/#/RM/tourIssue/issueList'
const entries = [{ text: '问题 GZ1 已超期：灯箱不亮', link }]

describe('a message of a robot', () => {
  it('is written as the chat expects it', () => {
    expect(robotBody('wecom', { locale: 'zh_CN', entries })).toEqual({
      msgtype: 'markdown',
      markdown: { content: `**新通知**\n- [问题 GZ1 已超期：灯箱不亮](${link})` },
    })
    expect(robotBody('dingtalk', { locale: 'zh_CN', entries })).toEqual({
      msgtype: 'markdown',
      markdown: { title: '新通知', text: `#### 新通知\n\n- [问题 GZ1 已超期：灯箱不亮](${link})` },
    })
  })

  it('contains no link, mention or format that the title of a record brings along', () => {
    const text = '[免费](http://evil.example) <@all> **急** `x`\n# 大'
    expect(robotBody('wecom', { locale: 'zh_CN', entries: [{ text, link }] })).toEqual({
      msgtype: 'markdown',
      markdown: {
        content: `**新通知**\n- [［免费］(http://evil.example) ＜@all＞ ＊＊急＊＊ ｀x｀ # 大](${link})`,
      },
    })
  })

  it('fits into a message of WeCom, and counts what does not', () => {
    const many = Array.from({ length: 50 }, () => ({ text: '灯'.repeat(100), link }))
    const { markdown } = robotBody('wecom', { locale: 'zh_TW', entries: many }) as {
      markdown: { content: string }
    }
    expect(Buffer.byteLength(markdown.content)).toBeLessThanOrEqual(4096)
    const lines = markdown.content.split('\n')
    expect(lines.at(-1)).toBe(`另有 ${50 - (lines.length - 2)} 則`)
  })

  it('is signed where the chat demands it, and keeps the rest of the address', () => {
    const url = new URL('https://oapi.dingtalk.com/robot/send?access_token=T')
    // printf '1600000000000\nSECabc' | openssl dgst -sha256 -hmac SECabc -binary | base64
    expect(robotAddress({ url, secret: 'SECabc' }, 1_600_000_000_000).href).toBe(
      'https://oapi.dingtalk.com/robot/send?access_token=T&timestamp=1600000000000' +
        '&sign=ABcUcMOwyGGKmiNbHqEbhvKpuIGkMXqT1gAGfAAmnk8%3D',
    )
    expect(robotAddress({ url, secret: null }, 1_600_000_000_000).href).toBe(url.href)
  })
})

describe('the list of robots', () => {
  it('has the site, the chat, the address and the secret of each', () => {
    const list =
      'GZ=wecom+https://a.example/send?key=K, *=dingtalk+http://10.0.0.7:8080/send?access_token=T#SEC'
    expect(readRobotList(list)).toEqual([
      { kind: 'wecom', url: new URL('https://a.example/send?key=K'), secret: null, site: 'GZ' },
      {
        kind: 'dingtalk',
        url: new URL('http://10.0.0.7:8080/send?access_token=T'),
        secret: 'SEC',
        site: null,
      },
    ])
    expect(readRobotList('')).toEqual([])
  })

  it.each([
    'GZ=https://a.example',
    'GZ=slack+https://a.example',
    'wecom+https://a.example',
    'GZ=wecom+ftp://a.example',
    'GZ=wecom+https://',
  ])('is refused as a whole with %s in it', (entry) => {
    expect(readRobotList(`GZ=wecom+https://a.example, ${entry}`)).toBeNull()
  })
})
