import {
  DEFAULT_TIMER_LABEL,
  MAX_TIMER_MINUTES,
  MIN_TIMER_MINUTES,
  TIMER_PRESETS,
  clampTimerMinutes,
} from '@commonplate/kitchen';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './add-timer.module.css';
import { timerActions } from './use-timers.ts';

const FIRST_MINUTES = '5';
const NAME_MAX = 60;

function CustomTimer() {
  const [name, setName] = useState('');
  const [minutes, setMinutes] = useState(FIRST_MINUTES);
  const add = (event: FormEvent) => {
    event.preventDefault();
    timerActions.add({ label: name, seconds: clampTimerMinutes(minutes) * 60 });
    setName('');
    setMinutes(FIRST_MINUTES);
  };
  return (
    <form className={styles['own']} onSubmit={add} noValidate>
      <input
        className={styles['input']}
        aria-label="Timer name"
        placeholder={DEFAULT_TIMER_LABEL}
        maxLength={NAME_MAX}
        autoComplete="off"
        dir="auto"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <span className={styles['minutes']}>
        <input
          className={styles['input']}
          type="number"
          inputMode="numeric"
          aria-label="Minutes"
          min={MIN_TIMER_MINUTES}
          max={MAX_TIMER_MINUTES}
          value={minutes}
          onChange={(event) => setMinutes(event.target.value)}
          onBlur={() => setMinutes(String(clampTimerMinutes(minutes)))}
        />
        <span aria-hidden="true">min</span>
      </span>
      <Button type="submit">Add</Button>
    </form>
  );
}

export function AddTimer() {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles['title']}>
        Add a timer
      </h3>
      <div className={styles['presets']}>
        {TIMER_PRESETS.map(({ label, minutes }) => (
          <button
            key={label}
            type="button"
            className={styles['preset']}
            onClick={() => timerActions.add({ label, seconds: minutes * 60 })}
          >
            {label} <span>{minutes} min</span>
          </button>
        ))}
      </div>
      <CustomTimer />
    </section>
  );
}
