import type { PhotoCredit } from '@commonplate/contract';
import styles from './photo-credit-line.module.css';

interface CreditedProps {
  href: string | null | undefined;
  children: string;
}

function Credited({ href, children }: CreditedProps) {
  if (href === null || href === undefined) return <bdi>{children}</bdi>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <bdi>{children}</bdi>
    </a>
  );
}

export function PhotoCreditLine({ credit }: { credit: PhotoCredit }) {
  const { photographer, photographerUrl, license, licenseUrl } = credit;
  const licensed = license !== null && license !== undefined && license !== '';
  if (photographer === '' && !licensed) return null;
  return (
    <p className={styles['credit']}>
      Photo
      {photographer !== '' && (
        <>
          {' by '}
          <Credited href={photographerUrl}>{photographer}</Credited>
        </>
      )}
      {licensed && (
        <>
          {', '}
          <Credited href={licenseUrl}>{license}</Credited>
        </>
      )}
    </p>
  );
}
