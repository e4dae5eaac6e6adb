import { useEffect, useState } from "react";
import "./editor.css";
import { Start } from "./Start.tsx";
import { TaskForm } from "./TaskForm.tsx";
import { taskOf } from "./tasks.ts";
import { unsaved } from "./use-draft.ts";

/** The editor: the start page with its tasks, or the form of the task in the URL's fragment. */
export function Editor() {
  const [id, setId] = useState(taskInUrl);
  useEffect(() => {
    const follow = () => {
      const next = taskInUrl();
      if (next === id) return;
      const question = "Your changes here are not saved. Leave, and lose them?";
      if (unsaved.current && !window.confirm(question)) window.location.hash = id;
      else setId(next);
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [id]);

  const task = taskOf(id);
  useEffect(() => {
    document.title = `${task?.title ?? "Start"} | Edit the site`;
    const target = document.getElementById(id) ?? document.querySelector<HTMLElement>("h1");
    target?.focus();
  }, [id, task]);
  return task ? <TaskForm key={id} task={task} /> : <Start />;
}

const taskInUrl = () => decodeURIComponent(window.location.hash.slice(1));
