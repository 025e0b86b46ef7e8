import { type DragEvent, useEffect, useState } from 'react';

const carriesFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') === true;

/** A file dropped beside the frame would otherwise take the browser off the page, and the form with it. */
function refuseStrayFiles(event: globalThis.DragEvent): void {
  if (!event.defaultPrevented && carriesFiles(event.dataTransfer)) event.preventDefault();
}

/** Properties for the element that takes files, and whether one is held over it. */
export function useFileDrop(onFiles: (files: FileList) => void) {
  const [over, setOver] = useState(false);

  useEffect(() => {
    window.addEventListener('dragover', refuseStrayFiles);
    window.addEventListener('drop', refuseStrayFiles);
    return () => {
      window.removeEventListener('dragover', refuseStrayFiles);
      window.removeEventListener('drop', refuseStrayFiles);
    };
  }, []);

  return {
    over,
    dropProps: {
      onDragOver(event: DragEvent) {
        if (!carriesFiles(event.dataTransfer)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave(event: DragEvent) {
        const inside =
          event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        if (!inside) setOver(false);
      },
      onDrop(event: DragEvent) {
        if (!carriesFiles(event.dataTransfer)) return;
        event.preventDefault();
        setOver(false);
        onFiles(event.dataTransfer.files);
      },
    },
  };
}
