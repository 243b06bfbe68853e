import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useFormat } from '../../format/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Pagination.css.ts';
import { type PageMark, pageNumbers } from './pageNumbers.ts';

/** Props of `Pagination`. */
export interface PaginationProps {
  /** What is paged through: "Members". */
  readonly label: string;
  /** The page that is shown, counted from 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** A gap has no name of its own: it is the one before or behind the page that is shown. */
const keyOf = (mark: PageMark, index: number) => (mark === 'gap' ? `gap ${index}` : mark);

/** The way through a list by pages. With one page there is nothing to choose, and nothing is shown. */
export function Pagination({ label, page, pages, onPage }: PaginationProps) {
  const { t } = useLingui();
  const format = useFormat();
  if (pages < 2) return null;
  return (
    <nav
      aria-label={label}
      className={css.pages}
      data-state={page === 1 ? 'first' : page === pages ? 'last' : 'between'}
    >
      <IconButton
        label={t`Page before`}
        icon={<ChevronLeft className={css.icon} aria-hidden="true" />}
        state={page > 1 ? 'ready' : 'off'}
        onClick={() => onPage(page - 1)}
      />
      {pageNumbers(page, pages).map((mark, index) => {
        if (mark === 'gap')
          return (
            <span key={keyOf(mark, index)} className={css.gap} aria-hidden="true">
              …
            </span>
          );
        const number = format.integer(mark);
        return (
          <button
            key={keyOf(mark, index)}
            type="button"
            className={css.page}
            data-state={mark === page ? 'shown' : 'other'}
            aria-label={t`Page ${number}`}
            aria-current={mark === page ? 'page' : undefined}
            onClick={() => (mark === page ? undefined : onPage(mark))}
          >
            {number}
          </button>
        );
      })}
      <IconButton
        label={t`Next page`}
        icon={<ChevronRight className={css.icon} aria-hidden="true" />}
        state={page < pages ? 'ready' : 'off'}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
