import type { ImportResult } from '@commonplate/contract';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { RemovableChip } from '../../../ui/chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Section } from '../../../ui/section.tsx';
import styles from './kept-facts.module.css';
import { KeptMark } from './kept-mark.tsx';
import lineStyles from './lines.module.css';
import { nutritionWords } from './nutrition-words.ts';
import { useOpenMark } from './open-marks.tsx';
import { usePreviewForm } from './use-preview-form.ts';

/** What is saved along without a field of its own here. */
export function KeptFacts({ nutrition, evidence }: Pick<ImportResult, 'nutrition' | 'evidence'>) {
  const { control, setValue } = usePreviewForm();
  const tags = useWatch({ control, name: 'tags' });
  const values = nutritionWords(nutrition);
  const id = useId();
  const ofTags = useOpenMark('tags');
  const ofNutrition = useOpenMark('nutrition');
  const isGuessed = evidence.some(
    ({ path, basis }) => path.startsWith('nutrition.') && basis === 'inferred',
  );
  return (
    <>
      {tags.length > 0 && (
        <Section title="Tags">
          <div
            className={classNames(lineStyles['text'], lineStyles['hanging'])}
            data-kind={ofTags?.kind}
          >
            <ul
              className={styles['tags']}
              aria-describedby={ofTags === undefined ? undefined : `${id}-tags`}
            >
              {tags.map((tag) => (
                <li key={tag}>
                  <RemovableChip
                    removeLabel={`Remove ${tag}`}
                    onRemove={() =>
                      setValue(
                        'tags',
                        tags.filter((other) => other !== tag),
                      )
                    }
                  >
                    {tag}
                  </RemovableChip>
                </li>
              ))}
            </ul>
            <KeptMark id={`${id}-tags`} path="tags" name="the tags" />
          </div>
        </Section>
      )}
      {values !== '' && (
        <Section title="Nutrition" note={`Per serving, ${isGuessed ? 'guessed' : 'as stated'}`}>
          <div
            className={classNames(lineStyles['text'], lineStyles['hanging'])}
            data-kind={ofNutrition?.kind}
          >
            <p>{values}</p>
            <KeptMark id={`${id}-nutrition`} path="nutrition" name="the nutrition" />
          </div>
        </Section>
      )}
    </>
  );
}
