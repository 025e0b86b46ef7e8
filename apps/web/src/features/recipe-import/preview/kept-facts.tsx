import type { ImportResult } from '@commonplate/contract';
import { useWatch } from 'react-hook-form';
import { RemovableChip } from '../../../ui/chip.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './kept-facts.module.css';
import { KeptField } from './kept-field.tsx';
import { nutritionWords } from './nutrition-words.ts';
import { usePreviewForm } from './use-preview-form.ts';

/** What is saved along without a field of its own here. */
export function KeptFacts({ nutrition, evidence }: Pick<ImportResult, 'nutrition' | 'evidence'>) {
  const { control, setValue } = usePreviewForm();
  const tags = useWatch({ control, name: 'tags' });
  const values = nutritionWords(nutrition);
  const isGuessed = evidence.some(
    ({ path, basis }) => path.startsWith('nutrition.') && basis === 'inferred',
  );
  return (
    <>
      {tags.length > 0 && (
        <Section title="Tags">
          <KeptField path="tags" name="the tags">
            {(markId) => (
              <ul className={styles['tags']} aria-describedby={markId}>
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
            )}
          </KeptField>
        </Section>
      )}
      {values !== '' && (
        <Section title="Nutrition" note={`Per serving, ${isGuessed ? 'guessed' : 'as stated'}`}>
          <KeptField path="nutrition" name="the nutrition">
            {(markId) => <p aria-describedby={markId}>{values}</p>}
          </KeptField>
        </Section>
      )}
    </>
  );
}
