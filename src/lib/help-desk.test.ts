import { expect, test } from "vitest";
import { widgetOrigins, widgetSource } from "./help-desk.ts";

const helpDesk = {
  provider: "https://desk.zoho.com",
  loadsFrom: ["https://js.zohostatic.com", "https://*.zohocdn.com"],
  organisation: "700123",
  widget: "a1b2c3",
  styleAttributes: false,
};

test("the script's address is the provider's, with the widget and the organisation", () => {
  expect(widgetSource(helpDesk)).toBe(
    "https://desk.zoho.com/portal/api/feedbackwidget/a1b2c3?orgId=700123&displayType=embeded",
  );
});

test("identifiers can't break out of the address", () => {
  expect(widgetSource({ ...helpDesk, widget: "a/b?c", organisation: "1&x=2" })).toBe(
    "https://desk.zoho.com/portal/api/feedbackwidget/a%2Fb%3Fc?orgId=1%26x%3D2&displayType=embeded",
  );
});

test.each([{ organisation: null }, { widget: null }, { organisation: "" }, { widget: "" }])(
  "with %o there is no help desk, and nothing foreign may load",
  (missing) => {
    expect(widgetSource({ ...helpDesk, ...missing })).toBeNull();
    expect(widgetOrigins({ ...helpDesk, ...missing })).toEqual([]);
  },
);

test("the page with the widget may load from the provider and what it names", () => {
  expect(widgetOrigins(helpDesk)).toEqual([
    "https://desk.zoho.com",
    "https://js.zohostatic.com",
    "https://*.zohocdn.com",
  ]);
});
