import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Notifications } from "./Notifications.tsx";

test("nothing is written on the server, where Radix adds a style that the policy blocks", () => {
  expect(renderToString(<Notifications area="Notifications" close="Close" />)).toBe("");
});
