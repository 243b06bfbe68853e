import { Trans, useLingui } from '@lingui/react/macro';
import { LinkText } from '../../controls/LinkText/LinkText.tsx';
import { mono } from '../../theme/text.css.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';

/** Props of `PageNotFound`. */
export interface PageNotFoundProps {
  /** The path that leads nowhere. Foreign text: shown as it is, cut. */
  readonly path: string;
  /** Address of home. */
  readonly homeHref: string;
}

const longestPath = 80;

/** What an unknown path shows. */
export function PageNotFound({ path, homeHref }: PageNotFoundProps) {
  const { t } = useLingui();
  const shown = path.length > longestPath ? `${path.slice(0, longestPath)}…` : path;
  return (
    <EmptyState
      title={t`Page not found`}
      action={
        <LinkText href={homeHref}>
          <Trans>Go to home</Trans>
        </LinkText>
      }
    >
      <Trans>
        Nothing is at <span className={mono}>{shown}</span>. The link may be old or cut off.
      </Trans>
    </EmptyState>
  );
}
