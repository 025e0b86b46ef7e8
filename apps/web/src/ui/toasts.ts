import { type ToastRequest, createToastStore } from './toast-store.ts';

/** The toasts of this page; ToastRegion shows them. */
export const toasts = createToastStore();

export const showToast = (request: ToastRequest): number => toasts.show(request);
