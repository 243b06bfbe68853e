import type { ThemeName } from '@amswap/ui';

export type PictureLocale = 'en' | 'zh-Hans' | 'zh-Hant';

/** One picture of a story: how the page is set when it is taken. */
export interface Picture {
  readonly theme: ThemeName;
  /** Width of the viewport, CSS pixels. */
  readonly width: number;
  readonly locale: PictureLocale;
}

/**
 * What a story may say about its own pictures (`parameters.pictures`). Most say nothing.
 * `none`: no picture (a story whose look another one shows already, or that moves by nature).
 */
export type PictureWish =
  | 'none'
  | {
      /** `component`: clipped to the story; `screen`: the whole viewport, for what lies over the page. */
      readonly clip?: 'component' | 'screen';
      /** A picture at desktop width as well: only where the layout differs. */
      readonly desktop?: boolean;
      /** More locales: only where words decide the layout. */
      readonly locales?: readonly Exclude<PictureLocale, 'en'>[];
      /**
       * `kept`: with the focus where the play left it, for states that are about it. Everywhere else a picture has none: when the
       * focus comes into what was opened, and whether it shows its ring, depends on how fast the machine is.
       */
      readonly focus?: 'kept' | 'cleared';
      /** Of a page: whether it is the one state that is shown in four pictures. Default: it is named "Typical". */
      readonly typical?: boolean;
    };

/** What the policy looks at. */
export interface PicturedStory {
  readonly id: string;
  readonly name: string;
  readonly wish?: PictureWish | undefined;
}

export const phoneWidth = 375;
export const phoneHeight = 812;
export const desktopWidth = 1280;
/** Limits of the whole set of references, checked by `npm run check`. */
export const pictureLimits = { count: 1_200, bytes: 25 * 1024 * 1024 } as const;

const phone = (theme: ThemeName, locale: PictureLocale = 'en'): Picture => ({
  theme,
  width: phoneWidth,
  locale,
});
const desktop: Picture = { theme: 'light', width: desktopWidth, locale: 'en' };

/** Story ids begin with the folder of their title. */
const isScreen = (id: string): boolean => /^(pages|flows)-/.test(id);

/** Which pictures a story has. Pure; the one place where this is decided. */
export function picturesOf(story: PicturedStory): readonly Picture[] {
  const wish = story.wish ?? {};
  if (wish === 'none') return [];
  const more = [
    ...(wish.desktop === true ? [desktop] : []),
    ...(wish.locales ?? []).map((locale) => phone('light', locale)),
  ];
  if (!isScreen(story.id)) return [phone('light'), phone('dark'), ...more];
  const typical = wish.typical ?? story.name === 'Typical';
  return typical
    ? [phone('light'), phone('dark'), phone('light', 'zh-Hans'), desktop]
    : [phone('light'), ...more];
}

/** What of the page a picture shows. */
export function clipOf(story: PicturedStory): 'component' | 'screen' {
  if (isScreen(story.id)) return 'screen';
  return typeof story.wish === 'object' ? (story.wish.clip ?? 'component') : 'component';
}

/** Whether the focus, and the ring that a simulated press leaves, is in the picture. */
export const focusOf = ({ wish }: PicturedStory): 'kept' | 'cleared' =>
  (typeof wish === 'object' ? wish.focus : undefined) ?? 'cleared';

/** Where a picture stands under `stories/__screenshots__`, without its ending. */
export const pictureName = (story: PicturedStory, { theme, width, locale }: Picture): string =>
  `${story.id}/${theme}-${width}-${locale}`;
