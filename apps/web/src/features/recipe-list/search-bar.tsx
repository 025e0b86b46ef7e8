import { SEARCH_MAX } from '@commonplate/contract';
import { Search, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './search-bar.module.css';

const PAUSE_MS = 350;

interface SearchBarProps {
  search: string;
  onSearch: (search: string, how: 'typed' | 'sent') => void;
  chosenTags: number;
  filtersOpen: boolean;
  filtersId: string;
  onToggleFilters: () => void;
}

export function SearchBar(props: SearchBarProps) {
  const { search, onSearch, chosenTags, filtersOpen, filtersId, onToggleFilters } = props;
  const [text, setText] = useState(search);
  const [shown, setShown] = useState(search);
  const [underWay, setUnderWay] = useState<string | null>(null);
  // The address changed from elsewhere (back, a chip's cross): the box follows. When it only brings what was just sent from
  // here, the next letters may be in the box already, and they stay.
  if (search !== shown) {
    setShown(search);
    setUnderWay(null);
    if (search !== underWay) setText(search);
  }

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === search) return undefined;
    const timer = setTimeout(() => {
      setUnderWay(wanted);
      onSearch(wanted, 'typed');
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, search, onSearch]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted !== search) setUnderWay(wanted);
    onSearch(wanted, 'sent');
  };
  return (
    <search>
      <form className={styles['search']} onSubmit={submit}>
        <div className={styles['box']}>
          <Icon of={Search} />
          <input
            type="search"
            className={styles['input']}
            aria-label="Search recipes"
            placeholder="Search recipes, ingredients, and tags..."
            maxLength={SEARCH_MAX}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Button type="submit" className={styles['button']}>
          Search
        </Button>
        <Button
          icon={SlidersHorizontal}
          className={styles['button']}
          count={chosenTags > 0 ? chosenTags : undefined}
          aria-expanded={filtersOpen}
          aria-controls={filtersId}
          onClick={onToggleFilters}
        >
          Filters
        </Button>
      </form>
    </search>
  );
}
