import { type ImportTextRequest, MESSAGES } from '@commonplate/contract';
import { useMemo, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useImportDraft } from './draft/use-import-draft.ts';
import { type TypedInput, useTypedInput } from './draft/use-typed-input.ts';
import { ImportSteps } from './flow/import-steps.tsx';
import { readFrom, stepHeading } from './flow/step-headings.ts';
import { useImportFlow } from './flow/use-import-flow.ts';
import { useStepFocus } from './flow/use-step-focus.ts';
import type { FramedImportProps } from './import-frame.ts';
import { FailureNotice } from './input/failure-notice.tsx';
import { PasteForm } from './input/paste-form.tsx';
import { PopularSites } from './input/popular-sites.tsx';
import { UrlForm } from './input/url-form.tsx';
import type { PreviewSource } from './preview/preview-source.ts';
import styles from './url-import.module.css';

const PASTING = { subtitle: "Paste the text or the HTML of a recipe's page." };
const NOTHING_ASKED: TypedInput = { way: 'address', url: '', text: '' };

export function UrlImport({ userId, frame: Frame }: FramedImportProps) {
  const draft = useImportDraft(userId, 'url');
  const flow = useImportFlow({ draft });
  const input = useTypedInput(userId);
  const [asked, setAsked] = useState(input.found ?? NOTHING_ASKED);
  const place = useStepFocus(flow, asked.way);

  const ask = (next: TypedInput) => {
    setAsked(next);
    input.keep(next);
  };
  const importUrl = (url: string) => {
    ask({ ...asked, url });
    flow.start({
      read: (signal) =>
        api.call('importUrl', { body: { url }, signal, fallback: MESSAGES.importUrlFailed }),
      fallback: MESSAGES.importUrlFailed,
    });
  };
  const importText = (body: ImportTextRequest) => {
    ask({ way: 'paste', text: body.text, url: body.sourceUrl ?? '' });
    flow.start({
      read: (signal) =>
        api.call('importText', { body, signal, fallback: MESSAGES.importUrlFailed }),
      fallback: MESSAGES.importUrlFailed,
    });
  };
  const isPasting = asked.way === 'paste';
  const paste = (url: string) => ask({ ...asked, way: 'paste', url });
  const read = useMemo<PreviewSource>(
    () => (asked.way === 'paste' ? { kind: 'text', text: asked.text } : { kind: 'page' }),
    [asked.way, asked.text],
  );
  const source = flow.restored?.source ?? read;
  const heading =
    stepHeading(flow.step, readFrom(source.kind === 'text' ? 'what you pasted' : 'the page')) ??
    (isPasting ? PASTING : undefined);
  return (
    <Frame heading={heading}>
      <div ref={place}>
        {flow.step.name === 'input' ? (
          <div className={styles['ask']}>
            <div>
              {flow.failure !== null && (
                <FailureNotice
                  failure={flow.failure}
                  onDismiss={flow.clearFailure}
                  onPaste={isPasting ? undefined : () => paste(asked.url)}
                  orPhotos
                />
              )}
              {isPasting ? (
                <PasteForm
                  text={asked.text}
                  url={asked.url}
                  onTyped={(typed) => ask({ way: 'paste', ...typed })}
                  onImport={importText}
                  onFault={flow.clearFailure}
                  onAddressInstead={(typed) => {
                    flow.clearFailure();
                    ask({ way: 'address', ...typed });
                  }}
                  onGiveUp={input.forget}
                />
              ) : (
                <UrlForm
                  url={asked.url}
                  onTyped={(url) => ask({ ...asked, url })}
                  onImport={importUrl}
                  onFault={flow.clearFailure}
                  onPasteInstead={paste}
                />
              )}
            </div>
            <PopularSites />
          </div>
        ) : (
          <ImportSteps
            flow={flow}
            draft={draft}
            source={source}
            what={isPasting ? 'the text' : 'the page'}
            onCancelPreview={() => setAsked(NOTHING_ASKED)}
            onFinished={input.forget}
          />
        )}
      </div>
    </Frame>
  );
}
