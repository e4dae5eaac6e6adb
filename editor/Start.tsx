import { PublishPanel } from "./PublishPanel.tsx";
import { type Task, tasks, textTasks } from "./tasks.ts";

/** What an owner can do here. */
export function Start() {
  return (
    <main className="start">
      <header className="row">
        <h1 tabIndex={-1}>What do you want to change?</h1>
        <a href="#publish">Publish…</a>
      </header>
      <ul className="cards">
        {tasks.map(({ id, title, text }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <strong>{title}</strong>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
      <PublishPanel />
      <h2>Change a text</h2>
      <TaskLinks tasks={textTasks} />
    </main>
  );
}

/** Links to the forms of tasks. */
export function TaskLinks({ tasks }: { tasks: readonly Task[] }) {
  return (
    <ul className="links">
      {tasks.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
