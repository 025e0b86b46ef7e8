import type { User } from '@commonplate/contract';
import { Check, KeyRound } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Table } from '../../ui/table.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { nameOf } from './user-name.ts';
import styles from './users-table.module.css';

const HEADERS = ['User', 'Role', 'Status', 'Created', 'Actions'];
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

function StatusBadge({ user }: { user: User }) {
  return user.passwordResetRequired ? (
    <Badge tone="warn" icon={KeyRound}>
      Password Reset Required
    </Badge>
  ) : (
    <Badge tone="good" icon={Check}>
      Active
    </Badge>
  );
}

function UserRow({ user, onReset }: { user: User; onReset: () => void }) {
  const name = nameOf(user);
  return (
    <tr>
      <td className={styles['who']}>
        <strong data-missing={name === null || undefined}>{name ?? 'No name'}</strong>
        <span>{user.email}</span>
      </td>
      <td>{user.role === 'admin' ? 'Admin' : 'User'}</td>
      <td>
        <StatusBadge user={user} />
      </td>
      <td>
        <time className={styles['date']} dateTime={user.createdAt}>
          {day.format(new Date(user.createdAt))}
        </time>
      </td>
      <td>
        <Button onClick={onReset}>
          Reset Password
          <VisuallyHidden> for {name ?? user.email}</VisuallyHidden>
        </Button>
      </td>
    </tr>
  );
}

interface UsersTableProps {
  users: readonly User[];
  onReset: (user: User) => void;
}

export function UsersTable({ users, onReset }: UsersTableProps) {
  return (
    <Table caption="Users" headers={HEADERS}>
      {users.map((user) => (
        <UserRow key={user.id} user={user} onReset={() => onReset(user)} />
      ))}
    </Table>
  );
}
