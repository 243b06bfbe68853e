import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { PageSetting } from '../pages/openPage.ts';

/** A story of a page, with what it says of itself. */
export interface PageStory {
  readonly id: string;
  readonly name: string;
  readonly setting: PageSetting;
}

interface Told {
  readonly title?: string;
  readonly name?: string;
  readonly parameters?: { readonly page?: PageSetting };
}

/** The page stories in files of stories, by what each opens. */
export function pageStories(files: Readonly<Record<string, unknown>>): readonly PageStory[] {
  return Object.values(files).flatMap((file) => {
    const { default: meta, ...exported } = file as Readonly<Record<string, Told>>;
    return Object.entries(exported).flatMap(([key, story]) => {
      const setting = story.parameters?.page;
      if (setting === undefined || meta?.title === undefined) return [];
      const name = storyNameFromExport(key);
      return [{ id: toId(meta.title, name), name: story.name ?? name, setting }];
    });
  });
}
