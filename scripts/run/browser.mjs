/**
 * Chromium as every run of ours starts it. Its own windows load pages of their own for the address bar's suggestions: two
 * core seconds for each context, in the midst of what is tested and measured. A switch given twice counts once, as it
 * stands last, so what Playwright turns off stands here as well.
 */
const featuresOff = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // Playwright's own, as far as they concern Chromium on Linux.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Options of Playwright's `launch`: Debian's Chromium unless `CHROMIUM` names another program. */
export const browserLaunch = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${featuresOff.join(',')}`,
  ],
};

/** The same with letters drawn alike on every machine, for pictures. */
export const pictureLaunch = {
  ...browserLaunch,
  args: [...browserLaunch.args, '--font-render-hinting=none', '--disable-lcd-text'],
};
