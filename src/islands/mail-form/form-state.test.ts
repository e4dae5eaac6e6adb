import { expect, test } from "vitest";
import type { FinishedMail } from "./finish-mail.ts";
import { type FormAction, type FormState, nextState } from "./form-state.ts";

const mail = { url: "mailto:hello@it.example" } as FinishedMail;
const problems = new Map([["email", "Enter your e-mail address."]]);
const refused: FormAction = { type: "refuse", problems, focus: undefined, at: 7 };

/** The state after these actions, from the server's HTML on. */
const after = (...actions: FormAction[]) =>
  actions.reduce<FormState>(nextState, { step: "served" });

test("a message is edited, sent and finished", () => {
  const finished: FormAction = { type: "finish", mail, isNew: true };
  const steps = [{ type: "hydrate" }, { type: "send", mail }, finished] as const;
  expect(steps.map((_, i) => after(...steps.slice(0, i + 1)).step)).toEqual([
    "editing",
    "sending",
    "finished",
  ]);
});

test("what a refused submit found keeps its place until the next message", () => {
  const solved: FormAction = { type: "type", problems: new Map() };
  const refusal = { problems, at: 7 };
  expect(after(refused, solved)).toMatchObject({ problems: new Map(), refusal });
  expect(after(refused, solved, { type: "send", mail })).toMatchObject({ refusal });
  for (const action of [{ type: "edit", focus: undefined }, { type: "clear" }] as const)
    expect(after(refused, action)).not.toHaveProperty("refusal");
});

test("typing leaves the focus where it is", () => {
  const focus = {} as HTMLInputElement;
  expect(after({ ...refused, focus })).toHaveProperty("focus", focus);
  expect(after({ ...refused, focus }, { type: "type", problems })).not.toHaveProperty("focus");
});
