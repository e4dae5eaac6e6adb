import { expect, test } from "vitest";
import { widgetOrigins, widgetSource } from "./help-desk.ts";

const helpDesk = {
  provider: "https://desk.zoho.com",
  loadsFrom: ["https://js.zohostatic.com", "https://*.zohocdn.com"],
  organisation: "1&x=2",
  widget: "a/b?c",
};

test("a configured help desk has a URL, with its identifiers encoded, and third-party origins", () => {
  expect(widgetSource(helpDesk)).toBe(
    "https://desk.zoho.com/portal/api/feedbackwidget/a%2Fb%3Fc?orgId=1%26x%3D2&displayType=embeded",
  );
  expect(widgetOrigins(helpDesk)).toEqual([helpDesk.provider, ...helpDesk.loadsFrom]);
});

test.each(["organisation", "widget"])("without its %s there is no widget", (id) => {
  expect(widgetSource({ ...helpDesk, [id]: null })).toBeNull();
  expect(widgetOrigins({ ...helpDesk, [id]: null })).toEqual([]);
});
