import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Notifications } from "./Notifications.tsx";

test("nothing is rendered on the server, where Radix adds a style attribute that the CSP blocks", () => {
  expect(renderToString(<Notifications area="Notifications" close="Close" />)).toBe("");
});
