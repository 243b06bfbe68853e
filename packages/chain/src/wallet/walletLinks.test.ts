import { describe, expect, it } from 'vitest';
import { walletLinks, walletlessBrowserOf } from './walletLinks.ts';

const address =
  'https://app.example/sub/?ref=0x8ba1f109551bD432803012645Ac136ddd64DBA72#/pages/index/myLink?stype=vip';

describe('links into wallet apps', () => {
  it.each(walletLinks(address))('$wallet carries route and referral', ({ wallet, href }) => {
    // A link service sees everything but what stands behind the first bare `#`.
    expect(href).not.toContain('#');
    let opened = decodeURIComponent(href);
    while (opened.includes('%')) opened = decodeURIComponent(opened);
    expect(opened).toContain(wallet === 'metaMask' ? address.replace('https://', '') : address);
  });

  it('TokenPocket gets JSON', () => {
    const link = walletLinks(address).find(({ wallet }) => wallet === 'tokenPocket');
    const parameters = new URL(link?.href ?? '').searchParams.get('params');
    expect(JSON.parse(parameters ?? '')).toEqual({ url: address, chain: 'BSC', source: 'AMSWAP' });
  });
});

describe('browsers inside other apps', () => {
  it.each([
    ['Mozilla/5.0 (iPhone) AppleWebKit/605 MicroMessenger/8.0.49 Language/zh_CN', 'weChat'],
    ['Mozilla/5.0 (Linux; Android 14) MQQBrowser/6.2 QQ/9.0.0.14110', 'qq'],
    ['Mozilla/5.0 (Linux; Android 14) Chrome/126 Mobile Telegram-Android/11.0', 'telegram'],
    ['Mozilla/5.0 (Linux; Android 14) MQQBrowser/6.2 Chrome/98', undefined],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/126', undefined],
  ])('%s', (userAgent, expected) => expect(walletlessBrowserOf(userAgent)).toBe(expected));
});
