import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';
import styles from './toast-region.module.css';
import type { Toast, ToastStore } from './toast-store.ts';

const ICONS = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };

function ToastNote({ toast, store }: { toast: Toast; store: ToastStore }) {
  const { id, action } = toast;
  return (
    // Pausing serves the pointer and the focus alike; the toast itself is not a control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={classNames(styles['toast'], styles[toast.type])}
      data-phase={toast.phase}
      role={toast.type === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => store.pause(id)}
      onPointerLeave={() => store.resume(id)}
      onFocus={() => store.pause(id)}
      onBlur={() => store.resume(id)}
    >
      <Icon of={ICONS[toast.type]} />
      <div className={styles['words']}>
        <strong>{toast.title}</strong>
        {toast.message !== undefined && <p>{toast.message}</p>}
        {action !== undefined && (
          <button
            type="button"
            className={styles['action']}
            onClick={() => {
              action.onClick();
              store.dismiss(id);
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <div className={styles['close']}>
        <IconButton label="Close" icon={X} small onClick={() => store.dismiss(id)} />
      </div>
    </div>
  );
}

export function ToastRegion({ store }: { store: ToastStore }) {
  const region = useRef<HTMLElement>(null);
  const toasts = useSyncExternalStore(store.subscribe, store.current);
  const up = toasts.filter((toast) => toast.phase !== 'waiting');
  const newest = up.at(-1)?.id;

  useEffect(() => {
    const element = region.current;
    if (newest === undefined || element?.showPopover === undefined) return;
    // Opened anew it lies above a dialog that was opened since.
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [newest]);

  return (
    <section ref={region} className={styles['region']} aria-label="Notifications" popover="manual">
      {up.map((toast) => (
        <ToastNote key={toast.id} toast={toast} store={store} />
      ))}
    </section>
  );
}
