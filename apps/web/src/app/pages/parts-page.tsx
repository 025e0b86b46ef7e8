import { Check, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { BackLink } from '../../ui/back-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardGrid } from '../../ui/card.tsx';
import { FilterChip, LinkChip, RemovableChip } from '../../ui/chip.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LoadingNote } from '../../ui/loading-note.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton, SkeletonPicture } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Stars } from '../../ui/stars.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { showToast } from '../../ui/toasts.ts';

const nothing = () => undefined;

function Shelf({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section style={{ display: 'grid', gap: 'var(--s4)', paddingBlock: 'var(--s5)' }}>
      <h2>{name}</h2>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s4)', alignItems: 'center' }}>
        {children}
      </div>
    </section>
  );
}

function Toasts() {
  return (['success', 'error', 'warning', 'info'] as const).map((type) => (
    <Button
      key={type}
      onClick={() =>
        showToast({
          type,
          title: `A toast: ${type}`,
          message: 'It leaves by itself after five seconds.',
          action: { label: 'Do something', onClick: nothing },
        })
      }
    >
      {`Toast: ${type}`}
    </Button>
  ));
}

/** Every part of the design system on one page, for working on it. Not part of the built product. */
export function PartsPage() {
  const [asking, setAsking] = useState(false);
  const [chosen, setChosen] = useState(true);
  return (
    <Page>
      <PageHeading
        title="The parts"
        note="For development only."
        back={<BackLink to="/">Back to Home</BackLink>}
      />
      <Shelf name="Buttons and links">
        <Button variant="primary" icon={Plus}>
          Primary
        </Button>
        <Button>Outlined</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger" icon={Trash2}>
          Danger
        </Button>
        <Button disabled>Disabled</Button>
        <Button busy>Busy</Button>
        <Button count={3}>Counted</Button>
        <IconButton icon={Pencil} label="With a tooltip after half a second" />
        <TextLink to="/ui">A link</TextLink>
      </Shelf>
      <Shelf name="Fields">
        <TextField label="Text" hint="A hint below the field" />
        <TextField label="With a fault" error="Recipe title is required" />
        <PasswordField label="Password" />
        <SelectField label="Select">
          <option>Easy</option>
          <option>Expert</option>
        </SelectField>
      </Shelf>
      <Shelf name="Chips and badges">
        <FilterChip chosen={chosen} onToggle={() => setChosen(!chosen)} count={12}>
          Filter
        </FilterChip>
        <RemovableChip removeLabel="Remove soup" onRemove={nothing}>
          soup
        </RemovableChip>
        <LinkChip to="/ui" highlighted>
          Top tag
        </LinkChip>
        <Badge tone="good" icon={Check}>
          Good
        </Badge>
        <Badge tone="warn">Warning</Badge>
        <Badge tone="bad">Bad</Badge>
        <Badge tone="info">AI</Badge>
        <Stars rating={4} />
      </Shelf>
      <Shelf name="Dialog, menu, toasts">
        <Button onClick={() => setAsking(true)}>Open the dialog</Button>
        <Menu
          label="Choices"
          items={[
            { label: 'First', onSelect: nothing },
            { label: 'Second', onSelect: nothing },
          ]}
        >
          {(props) => <Button {...props}>Open the menu</Button>}
        </Menu>
        <Toasts />
      </Shelf>
      <Shelf name="Banners">
        <Banner tone="error" onDismiss={nothing}>
          Failed to fetch recipes
        </Banner>
        <Banner tone="warning">Please look at this.</Banner>
        <Banner tone="success">All is well.</Banner>
        <Banner tone="info">Good to know.</Banner>
      </Shelf>
      <Shelf name="Waiting">
        <Spinner />
        <LoadingNote>Loading...</LoadingNote>
        <Skeleton width="12rem" height="1.5rem" />
        <div style={{ width: '16rem' }}>
          <SkeletonPicture />
        </div>
      </Shelf>
      <Shelf name="Card">
        <CardGrid>
          <Card title="A recipe without a photo" to="/ui" picture={<Picture src="" alt="" />} />
        </CardGrid>
      </Shelf>
      <EmptyState title="Nothing here yet" action={<Button>One thing to do</Button>}>
        <p>The plate, one sentence, one button.</p>
      </EmptyState>
      {asking && (
        <ConfirmDialog
          question="Are you sure?"
          confirmLabel="Yes"
          onConfirm={() => setAsking(false)}
          onCancel={() => setAsking(false)}
        />
      )}
    </Page>
  );
}
