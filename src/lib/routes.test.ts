import { expect, test } from "vitest";
import { askAboutHref } from "./routes.ts";

test("a link to the form encodes the service", () => {
  expect(askAboutHref("a&b", "c")).toBe("/contact?service=a%26b&about=c");
});
