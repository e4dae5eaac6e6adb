import { routes } from "../src/lib/routes.ts";
import { fileTitles } from "./words.ts";
import type { Path } from "./yaml-edit.ts";

/** What an owner does: a form over the parts of files that it needs. */
export interface Task {
  id: string;
  title: string;
  /** One line below the title. */
  text: string;
  /** The fields of the form; an empty path is all of a file. */
  parts: { file: string; path: Path }[];
  /** The page that the preview shows first; without one, the page of the first file. */
  preview?: string;
  /** Other tasks that often follow. */
  see?: string[];
}

const business = (...keys: string[]) =>
  keys.map((key) => ({ file: "business.yaml", path: key.split(".") }));

/** The tasks of the start page, the most frequent first. */
export const tasks: Task[] = [
  {
    id: "prices",
    title: "Change a price",
    text: "Or add a price, remove one, or change their order.",
    parts: [{ file: "prices.yaml", path: ["prices"] }],
    see: ["pages/pricing.yaml"],
  },
  {
    id: "hours",
    title: "Change the hours",
    text: "When you are open, and how soon you answer.",
    parts: business("hours", "responseTime"),
    see: ["holidays", "legal/terms.md", "pages/about.yaml"],
  },
  {
    id: "holidays",
    title: "Add a holiday",
    text: "Days on which you are closed.",
    parts: business("closures"),
    see: ["notice"],
  },
  {
    id: "notice",
    title: "Show a notice",
    text: "One line on top of every page, until its last day.",
    parts: business("notice"),
    preview: routes.home,
  },
  {
    id: "phone",
    title: "Change the phone or e-mail",
    text: "Links, the contact card and the search data follow.",
    parts: business("phone", "textable", "email"),
  },
  {
    id: "services",
    title: "Add or remove a service",
    text: "Or change its name, its text or what is included.",
    parts: [{ file: "services.yaml", path: [] }],
    see: ["prices", "pages/services.yaml"],
  },
  {
    id: "business",
    title: "Change the name, place or social pages",
    text: "Your business as every page names it.",
    parts: business("name", "tagline", "site", "place", "timeZone", "social", "satisfactionDays"),
    preview: routes.home,
  },
  {
    id: "help-desk",
    title: "Connect the help desk",
    text: "The ticket form on Self Service, and settings for an administrator.",
    parts: business("helpDesk"),
    preview: routes.selfService,
  },
];

const texts = Object.keys(fileTitles).filter((file) => file.includes("/"));

/** A form for all texts of each page. */
export const textTasks: Task[] = texts.map((file) => ({
  id: file,
  title: fileTitles[file] ?? file,
  text: "",
  parts: [{ file, path: [] }],
}));

/** The task whose form has a field. */
export const taskWith = (file: string, path: Path): Task | undefined =>
  [...tasks, ...textTasks].find(({ parts }) =>
    parts.some((part) => part.file === file && part.path.every((key, i) => key === path[i])),
  );

/** The task with an id. */
export const taskOf = (id: string): Task | undefined =>
  [...tasks, ...textTasks].find((task) => task.id === id);
